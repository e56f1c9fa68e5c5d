# SPDX-License-Identifier: BSL-1.0
# tf_kernel_cases: the cases that tf_kernels.py has TensorFlow compute.

# functions of one element
SMOOTH = "Sqrt Rsqrt Reciprocal Inv Exp Expm1 Log Log1p Sigmoid Sin Cos Tan Sinh Cosh Tanh Asinh".split()
for op in SMOOTH:
    low = 0.1 if op in ("Sqrt", "Rsqrt", "Log", "Log1p", "Reciprocal", "Inv") else -3
    for t in (F, D, H, B, C, Z):
        case(op, values(t, low, 3))
for op in "Asin Acos Atanh Atan".split():
    for t in (F, D, H, C):
        case(op, values(t, -0.9, 0.9))
case("Acosh", values(F, 1.1, 5))
for op in "Erf Erfc Lgamma Softplus Softsign Elu Selu".split():
    for t in (F, D, H, B):
        case(op, values(t, -3, 3))
for op in "Floor Ceil Rint Round".split():
    for t in (F, D):
        case(op, np.array([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 0.49999997, 1e10, -0.2], t))
case("Round", values(H))
EDGES = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1.0], F)
for op in ("IsNan IsInf IsFinite Abs Neg Sign Sqrt Rsqrt Exp Log Sigmoid Tanh Relu Relu6 Floor "
           "Square Reciprocal Softplus Expm1 Log1p Erf").split():
    case(op, EDGES)
for op in ("IsNan", "IsInf", "IsFinite"):
    case(op, EDGES.astype(D)), case(op, EDGES.astype(H))
for t in (F, D, H, B, np.int8, np.int16, I, L):
    case("Abs", values(t)), case("Neg", values(t)), case("Sign", values(t))
case("Abs", np.array([-2**31, 2**31 - 1], I)), case("Neg", np.array([-128, 127], np.int8))
case("Sign", values(C)), case("Neg", values(Z))
for t in REALS + [C, Z]:
    case("Square", values(t))
for t in REALS:
    case("Relu", values(t)), case("Relu6", values(t, -4, 9))
for t in INTS:
    case("Invert", values(t))
for t in (F, D, H):
    case("LeakyRelu", values(t), alpha=0.1)
for t in (C, Z):
    real = tf.float32 if t == C else tf.float64
    for op in ("Real", "Imag", "ComplexAbs", "Angle"):
        case(op, values(t), Tout=real)
    case("Conj", values(t))
case("Complex", values(F), values(F, seed=2)), case("Complex", values(D), values(D, seed=2), Tout=tf.complex128)

# two elements, broadcast
SHAPES = [((2, 3), (2, 3)), ((2, 3), ()), ((), (2, 3)), ((2, 3), (3,)), ((2, 1), (1, 3)), ((2, 1, 3), (4, 1)), ((0, 3), (1, 3)), ((), ())]
for a, b in SHAPES:
    case("Add", values(F, shape=a), values(F, shape=b, seed=2))
    case("Sub", values(I, shape=a), values(I, shape=b, seed=2))
    case("Less", values(L, shape=a), values(L, shape=b, seed=2))
case("Add", values(F, shape=(2, 3)), values(F, shape=(2,))), case("Equal", values(F, shape=(3,)), values(F, shape=(2,)))
case("Equal", values(F, shape=(3,)), values(F, shape=(2,)), incompatible_shape_error=False)
case("NotEqual", values(F, shape=(3,)), values(F, shape=(2,)), incompatible_shape_error=False)
case("Mul", values(np.uint8, shape=(2, 259)), values(np.uint8, shape=(2, 1), seed=2))
for op, types in {"AddV2": REALS + [C, Z], "Sub": REALS + [C], "Mul": REALS + [C, Z], "Div": REALS + [C],
                  "RealDiv": [F, D, H, B, C, Z], "FloorDiv": REALS, "TruncateDiv": REALS, "FloorMod": REALS,
                  "Mod": [F, D, I, L], "TruncateMod": [F, D, I, L], "Maximum": REALS, "Minimum": REALS,
                  "SquaredDifference": [F, D, H, I, L, C], "DivNoNan": [F, D, H, C], "MulNoNan": [F, D, C],
                  "Atan2": [F, D, H], "Xdivy": [F, D, C], "Greater": REALS, "GreaterEqual": REALS, "Less": REALS,
                  "LessEqual": REALS, "Equal": REALS + [C, bool], "NotEqual": REALS + [Z, bool]}.items():
    for t in types:
        b = values(t, -3, 3, (2, 3), 2)
        if op in ("Div", "FloorDiv", "TruncateDiv", "FloorMod", "Mod", "TruncateMod", "RealDiv"):
            b = np.where(b == 0, np.ones_like(b), b)
        case(op, values(t, -9, 9), b)
for t in (F, D, C):
    case("Xlogy", values(t), values(t, 0.1, 3, seed=2))
case("Xlog1py", values(F), values(F, 0.1, 3, seed=2))
for t in (F, D, H, C):
    case("Pow", values(t, 0.2, 3), values(t, -2, 2, seed=2))
for t in (np.int8, np.int16, I, L):
    case("Pow", values(t), values(t, 0, 3, seed=2))
case("Pow", values(I), values(I, -3, -1, seed=2))
for op in ("Div", "FloorDiv", "FloorMod", "Mod"):
    case(op, values(I), np.zeros((), I)), case(op, values(F), np.zeros((), F))
case("Div", np.array([7, -7, 7, -7], I), np.array([2, 2, -2, -2], I))
case("FloorMod", np.array([7, -7, 7, -7], F), np.array([3, 3, -3, -3], F))
case("FloorMod", np.array([7, -7, 7, -7], I), np.array([3, 3, -3, -3], I))
case("FloorDiv", np.array([7, -7, 7, -7], L), np.array([3, 3, -3, -3], L))
case("AddV2", np.array([127, -128], np.int8), np.array([1, -1], np.int8)), case("Mul", np.array([2**31 - 1], I), np.array([3], I))
case("Add", text(b"a", b"bc"), text(b"x")), case("Equal", text(b"a", b"b"), text(b"a", b"c"))
for op in ("Xdivy", "Xlogy", "DivNoNan", "MulNoNan"):
    case(op, np.array([0, 1, 0, 2], F), np.array([0, 0, np.inf, 4], F))
for op in ("Maximum", "Minimum"):
    case(op, EDGES, np.ones((), F)), case(op, np.ones((), F), EDGES)
for op in ("BitwiseAnd", "BitwiseOr", "BitwiseXor", "LeftShift", "RightShift"):
    for t in INTS:
        case(op, values(t, -90, 90), values(t, 0, 6, seed=2))
case("ApproximateEqual", np.array([1, 2], F), np.array([1.05, 2.5], F), tolerance=0.1)
case("LogicalAnd", values(bool), values(bool, seed=2)), case("LogicalOr", values(bool), values(bool, seed=2)), case("LogicalNot", values(bool))

# choosing
for t in (F, np.int8, C, bool):
    case("Select", values(bool), values(t), values(t, seed=2)), case("SelectV2", values(bool, shape=(2, 1)), values(t), values(t, shape=(3,), seed=2))
case("Select", np.array([True, False]), values(F), values(F, seed=2)), case("Select", np.array(True), values(F), values(F, seed=2))
case("Select", np.array([True, False, True]), values(F), values(F)), case("Select", values(bool), values(F), values(F, shape=(3,)))
case("SelectV2", values(bool), text(b"a"), text(b"b")), case("SelectV2", values(bool, shape=(2,)), values(F), values(F))
for t in (F, D, H, I, L, np.uint8):
    case("ClipByValue", values(t), np.array(1, t), np.array(2, t))
case("ClipByValue", values(F), values(F, -3, -1), values(F, 1, 2)), case("ClipByValue", values(F), values(F, shape=(2,)), np.array(2, F))
for t in (F, I, H, C):
    case("AddN", [values(t), values(t, seed=2), values(t, seed=3)])
case("AddN", [values(F), values(F, shape=(3,))])
for t in (F, I, bool, H, C, np.uint8):
    case("Where", np.array([[1, 0, 2], [0, 0, 3]]).astype(t))
case("Where", np.array(True)), case("Where", values(bool, shape=(2, 0)))

# conversion
for a, b in itertools.product([F, D, H, B, np.int8, I, L, np.uint8, np.uint64, bool, C], repeat=2):
    x = values(a, 0, 5) if not a == bool else values(a)
    case("Cast", x, DstT=tf.as_dtype(b))
case("Cast", np.array([-2.7, 2.7, -0.5], F), DstT=tf.int32), case("Cast", np.array([300, -1], I), DstT=tf.uint8), case("Cast", np.array([-1, 2**40 + 5], L), DstT=tf.int32)
case("Cast", np.array([1.00390625, 1.01, -3.999], F), DstT=tf.bfloat16), case("Cast", np.array([1.00390625, 65520, 1e-7], F), DstT=tf.half)
case("Bitcast", values(F), type=tf.int32), case("Bitcast", values(D), type=tf.uint8), case("Bitcast", values(np.uint8, 0, 9, (3, 4)), type=tf.float32), case("Bitcast", values(np.uint8), type=tf.float32)

# folding
for op in ("Sum", "Mean", "Prod"):
    for t in REALS + [C]:
        case(op, values(t, shape=(2, 3, 4)), np.array([1], I))
for op in ("Max", "Min"):
    for t in REALS:
        case(op, values(t, shape=(2, 3, 4)), np.array([0, 2], I))
for axes in ([], [0], [0, 1, 2], [-1], [0, 2], [1, 2]):
    case("Sum", values(F, shape=(2, 3, 4)), np.array(axes, I)), case("Max", values(F, shape=(2, 3, 4)), np.array(axes, L), keep_dims=True)
    case("Mean", values(F, shape=(2, 3, 4)), np.array(axes, I), keep_dims=True), case("Sum", values(I, shape=(2, 0, 4)), np.array(axes, I))
case("Sum", values(F), np.array(1, I)), case("Sum", values(F), np.array([2], I)), case("Sum", values(F), np.array([1, -1], I)), case("Sum", np.array(3, F), np.array([], I))
for op in ("Max", "Min", "Mean", "Prod"):
    case(op, values(F, shape=(2, 0)), np.array([1], I)), case(op, EDGES.reshape(2, 3), np.array([1], I))
for t in (np.int8, np.uint8, np.uint16, np.uint32, H, L, np.uint64):
    case("Max", values(t, shape=(2, 0)), np.array([1], I)), case("Min", values(t, shape=(2, 0)), np.array([1], I))
case("Max", values(I, shape=(2, 0)), np.array([1], I)), case("Mean", np.array([1, 2, -4], I), np.array([0], I)), case("Mean", np.array([100, 100, 100], np.int8), np.array([0], I))
for op in ("All", "Any"):
    case(op, values(bool), np.array([1], I)), case(op, values(bool), np.array([0], I), keep_dims=True), case(op, values(bool, shape=(2, 0)), np.array([1], I))
for op in ("ArgMax", "ArgMin"):
    for t in REALS:
        case(op, values(t, shape=(2, 3, 4)), np.array(1, I))
    case(op, np.array([2, 5, 5, 1, 1], F), np.array(0, I), output_type=tf.int32), case(op, values(F), np.array(2, I)), case(op, values(F, shape=(0, 2)), np.array(0, I)), case(op, values(F, shape=(2, 0)), np.array(0, I)), case(op, EDGES, np.array(0, I))
for op in ("Cumsum", "Cumprod"):
    for t in (F, D, H, I, L, C, np.int8):
        case(op, values(t, shape=(2, 3, 2)), np.array(1, I))
    for e, r in itertools.product([False, True], repeat=2):
        case(op, values(F), np.array(-1, I), exclusive=e, reverse=r)
    case(op, values(F), np.array(2, I))
for t in REALS:
    case("TopKV2", values(t, shape=(2, 5)), np.array(3, I))
case("TopKV2", values(F, shape=(2, 5)), np.array(0, I)), case("TopKV2", values(F, shape=(2, 5)), np.array(6, I)), case("TopKV2", values(I, 0, 2, shape=(7,)), np.array(4, I)), case("TopKV2", values(F, shape=()), np.array(1, I))

# products of matrices
for t in (F, D, H, B, I, L, C, Z):
    for ta, tb in itertools.product([False, True], repeat=2):
        case("MatMul", values(t, shape=(3, 2) if ta else (2, 3)), values(t, shape=(5, 3) if tb else (3, 5), seed=2), transpose_a=ta, transpose_b=tb)
        case("BatchMatMulV2", values(t, shape=(2, 3, 2) if ta else (2, 2, 3)), values(t, shape=(4, 3) if tb else (3, 4), seed=2), adj_x=ta, adj_y=tb)
case("MatMul", values(F, shape=(9, 17)), values(F, shape=(17, 19), seed=2)), case("MatMul", values(F, shape=(2, 0)), values(F, shape=(0, 3)))
case("MatMul", values(F, shape=(2, 3)), values(F, shape=(4, 2))), case("MatMul", values(F, shape=(2, 3, 1)), values(F, shape=(3, 2))), case("MatMul", values(F, shape=(0, 3)), values(F, shape=(3, 2)))
case("BatchMatMul", values(F, shape=(2, 2, 3)), values(F, shape=(2, 3, 2), seed=2)), case("BatchMatMul", values(F, shape=(2, 2, 3)), values(F, shape=(1, 3, 2), seed=2))
case("BatchMatMulV2", values(F, shape=(2, 1, 2, 3)), values(F, shape=(3, 3, 2), seed=2)), case("BatchMatMulV2", values(F, shape=(2, 2, 3)), values(F, shape=(3, 3, 2), seed=2)), case("BatchMatMulV2", values(F, shape=(3,)), values(F, shape=(3, 2)))
case("BatchMatMulV3", values(F, shape=(2, 2, 3)), values(F, shape=(3, 2), seed=2), Tout=tf.float32), case("BatchMatMulV3", values(np.int8, shape=(2, 2, 3)), values(np.int8, shape=(3, 2), seed=2), Tout=tf.int32), case("BatchMatMulV3", values(np.uint8, shape=(2, 3)), values(np.int8, shape=(3, 2), seed=2), Tout=tf.int32)
for t in REALS + [C]:
    case("BiasAdd", values(t), values(t, shape=(3,), seed=2))
case("BiasAdd", values(F, shape=(2, 3, 2, 2)), values(F, shape=(3,), seed=2), data_format="NCHW"), case("BiasAdd", values(F), values(F, shape=(2,))), case("BiasAdd", values(F, shape=(3,)), values(F, shape=(3,))), case("BiasAddV1", values(F), values(F, shape=(3,)))
for op in ("Softmax", "LogSoftmax"):
    for t in (F, D, H, B):
        case(op, values(t, shape=(2, 5)))
    case(op, np.array([1000, 1001, 999], F)), case(op, values(F, shape=(2, 3, 4))), case(op, np.array(1, F)), case(op, values(F, shape=(2, 0)))

# values handed on
ANY = [F, np.int8, bool, Z, H]
for t in ANY:
    for op in ("Identity", "StopGradient", "Snapshot", "PreventGradient", "ZerosLike"):
        case(op, values(t))
    case("OnesLike", values(t)), case("IdentityN", [values(t), values(F)])
case("Identity", text(b"a", b"", b"\x00x")), case("ZerosLike", text(b"a")), case("CheckNumerics", values(F), message="m"), case("CheckNumerics", EDGES, message="m")
case("EnsureShape", values(F), shape=[2, None]), case("EnsureShape", values(F), shape=[2, 4]), case("PlaceholderWithDefault", values(F), shape=[2, 3])

# shapes
for s in ((), (3,), (2, 0, 3)):
    for o in (tf.int32, tf.int64):
        case("Shape", values(F, shape=s), out_type=o), case("Size", values(F, shape=s), out_type=o)
    case("Rank", values(F, shape=s))
case("ShapeN", [values(F), values(F, shape=(1,))], out_type=tf.int64)
for shape in ([3, 2], [-1], [2, -1], [3, -1, 2], [4], [-1, -1], [-2, 3], [5, -1], [0, -1]):
    case("Reshape", values(F), np.array(shape, I))
case("Reshape", values(F, shape=(0, 3)), np.array([-1, 3], L)), case("Reshape", values(F, shape=(0, 3)), np.array([0, -1], L)), case("Reshape", values(F, shape=(1,)), np.array([], I)), case("Reshape", text(b"a", b"b"), np.array([2, 1], I)), case("Reshape", values(F), np.array([[6]], I))
for d in (0, 1, -1, -3, 3, 2):
    case("ExpandDims", values(F), np.array(d, I))
case("Squeeze", values(F, shape=(1, 2, 1, 3))), case("Squeeze", values(F, shape=(1, 2, 1, 3)), squeeze_dims=[-2]), case("Squeeze", values(F, shape=(1, 2)), squeeze_dims=[1]), case("Squeeze", values(F, shape=(1, 2)), squeeze_dims=[2])
for t in ANY:
    case("Transpose", values(t, shape=(2, 3, 4)), np.array([2, 0, 1], I))
case("Transpose", values(F, shape=(2, 3)), np.array([1, 0], L)), case("Transpose", text(b"a", b"b"), np.array([0], I)), case("Transpose", values(F), np.array([0, 0], I)), case("Transpose", values(F), np.array([0, 2], I)), case("Transpose", values(F), np.array([0], I)), case("Transpose", values(F, shape=(2, 3, 2, 2)), np.array([0, 2, 3, 1], I)), case("Transpose", values(F, shape=(1, 3, 1)), np.array([2, 1, 0], I)), case("Transpose", values(F), np.array([-1, 0], I))
case("InvertPermutation", np.array([2, 0, 1], I)), case("InvertPermutation", np.array([2, 0, 2], L)), case("InvertPermutation", np.array([3, 0, 1], I)), case("InvertPermutation", np.array([[0]], I))
case("BroadcastTo", values(F, shape=(3,)), np.array([2, 3], I)), case("BroadcastTo", values(F, shape=(2, 1)), np.array([2, 3], L)), case("BroadcastTo", values(F, shape=(2,)), np.array([3], I)), case("BroadcastTo", text(b"a"), np.array([2], I)), case("BroadcastTo", values(F, shape=(2, 3)), np.array([3], I)), case("BroadcastTo", values(F, shape=()), np.array([2, -1], I))
case("BroadcastArgs", np.array([2, 1], I), np.array([3], I)), case("BroadcastArgs", np.array([2], I), np.array([3], I))

# together and apart
for t in ANY:
    case("ConcatV2", [values(t), values(t, shape=(2, 2), seed=2)], np.array(1, I)), case("Pack", [values(t), values(t, seed=2)], axis=1), case("Unpack", values(t), num=3, axis=1), case("Split", np.array(1, I), values(t, shape=(2, 4)), num_split=2)
case("Concat", np.array(0, I), [values(F), values(F, shape=(1, 3), seed=2)]), case("ConcatV2", [values(F), values(F, shape=(1, 3))], np.array(-2, L)), case("ConcatV2", [values(F), values(F, shape=(3, 2))], np.array(0, I)), case("ConcatV2", [values(F), values(F)], np.array(2, I)), case("ConcatV2", [text(b"a"), text(b"b", b"c")], np.array(0, I)), case("ConcatV2", [np.array(1, F), np.array(2, F)], np.array(0, I)), case("ConcatV2", [values(F, shape=(0, 3)), values(F)], np.array(0, I))
case("ConcatOffset", np.array(1, I), [np.array([2, 3, 4], I), np.array([2, 5, 4], I), np.array([2, 1, 4], I)]), case("ConcatOffset", np.array(1, I), [np.array([2, 3], I), np.array([3, 3], I)])
case("Pack", [text(b"a"), text(b"b")]), case("Pack", [np.array(1, I), np.array(2, I)]), case("Pack", [values(F), values(F)], axis=-1), case("Pack", [values(F), values(F)], axis=3), case("Pack", [values(F), values(F, shape=(3, 2))]), case("Unpack", values(F), num=2), case("Unpack", values(F), num=2, axis=1), case("Unpack", text(b"a", b"b"), num=2)
case("Split", np.array(0, I), values(F, shape=(3, 2)), num_split=2), case("Split", np.array(-1, I), values(F, shape=(3, 2)), num_split=2), case("Split", np.array(3, I), values(F), num_split=1)
case("SplitV", values(F, shape=(5, 2)), np.array([2, 3], I), np.array(0, I), num_split=2), case("SplitV", values(F, shape=(5, 2)), np.array([1, -1, 2], L), np.array(0, I), num_split=3), case("SplitV", values(F, shape=(5, 2)), np.array([1, 1], I), np.array(0, I), num_split=2), case("SplitV", values(F, shape=(5, 2)), np.array([4, 3], I), np.array(0, I), num_split=2), case("SplitV", values(F, shape=(5, 2)), np.array([-1, -1], I), np.array(0, I), num_split=2)

# parts
for t in ANY:
    case("Slice", values(t, shape=(3, 4)), np.array([1, 1], I), np.array([2, 2], I)), case("ReverseV2", values(t), np.array([1], I))
case("Slice", values(F, shape=(3, 4)), np.array([1, 0], L), np.array([-1, 2], L)), case("Slice", text(b"a", b"b", b"c"), np.array([1], I), np.array([2], I)), case("Slice", values(F, shape=(3, 4)), np.array([1, 3], I), np.array([2, 2], I)), case("Slice", values(F, shape=(3, 4)), np.array([1], I), np.array([2], I)), case("Slice", values(F, shape=(3, 4)), np.array([-1, 0], I), np.array([1, 1], I)), case("Slice", values(F, shape=(3, 4)), np.array([3, 4], I), np.array([0, 0], I))
X = values(F, shape=(4, 5, 3))
for b, e, s, m in [([0], [2], [1], {}), ([1, -3], [4, 5], [2, 2], {}), ([-1], [-5], [-1], {}), ([3, 4], [0, 0], [-2, -3], {}), ([0, 1], [2, 0], [1, 1], dict(end_mask=2)), ([2, 2], [4, 4], [1, 1], dict(begin_mask=1)), ([1, 2], [2, 3], [1, 1], dict(shrink_axis_mask=1)), ([1, -1], [2, 0], [1, 1], dict(shrink_axis_mask=3)), ([0, 1], [0, 2], [1, 1], dict(ellipsis_mask=1)), ([1, 0, 1], [2, 0, 2], [1, 1, 1], dict(ellipsis_mask=2, shrink_axis_mask=1)), ([0, 1], [0, 3], [1, 1], dict(new_axis_mask=1)), ([0, 0, 1], [0, 0, 2], [1, 1, 1], dict(new_axis_mask=1, ellipsis_mask=2)), ([5], [9], [1], {}), ([-9], [9], [1], {}), ([2], [1], [1], {}), ([4], [5], [1], dict(shrink_axis_mask=1)), ([0], [1], [0], {}), ([0], [1], [-1], dict(shrink_axis_mask=1)), ([0, 0, 0, 0], [1, 1, 1, 1], [1, 1, 1, 1], {}), ([0, 0], [1], [1, 1], {}), ([0, 0], [0, 0], [1, 1], dict(ellipsis_mask=3)), ([0], [0], [-1], dict(begin_mask=1, end_mask=1)), ([2**31 - 1], [-2**31], [-2**31 + 1], {}), ([0], [4], [2**31 - 1], {})]:
    case("StridedSlice", X, np.array(b, I), np.array(e, I), np.array(s, I), **m)
for t in ANY + [I, L]:
    case("StridedSlice", values(t, shape=(4, 3)), np.array([1, 0], L), np.array([4, 3], L), np.array([2, 1], L))
case("StridedSlice", text(b"a", b"b", b"c"), np.array([2], I), np.array([0], I), np.array([-1], I)), case("StridedSlice", np.array(2.0, F), np.array([], I), np.array([], I), np.array([], I))
case("ReverseV2", values(F, shape=(2, 3, 2)), np.array([0, -1], L)), case("ReverseV2", values(F), np.array([1, -1], I)), case("ReverseV2", values(F), np.array([2], I)), case("ReverseV2", text(b"a", b"b"), np.array([0], I)), case("Reverse", values(F), np.array([True, False])), case("Reverse", values(F), np.array([True])), case("ReverseV2", values(F), np.array([], I))
PADS = np.array([[1, 2], [0, 1]], I)
for t in ANY + [I]:
    case("Pad", values(t), PADS), case("PadV2", values(t), PADS, np.array(1, t)), case("MirrorPad", values(t), np.array([[1, 1], [2, 0]], I), mode="REFLECT"), case("Tile", values(t), np.array([2, 3], I))
case("MirrorPad", values(F), np.array([[2, 1], [3, 2]], L), mode="SYMMETRIC"), case("MirrorPad", values(F), np.array([[2, 1], [0, 0]], I), mode="REFLECT"), case("Pad", values(F), np.array([[1, -1], [0, 0]], I)), case("Pad", values(F), np.array([[1, 1]], I)), case("Pad", values(F, shape=(0, 2)), np.array([[1, 1], [0, 0]], L)), case("MirrorPad", values(F, shape=(2, 2, 2)), np.array([[1, 1], [1, 1], [1, 1]], I), mode="REFLECT")
case("Tile", text(b"a", b"b"), np.array([2], I)), case("Tile", values(F), np.array([2], I)), case("Tile", values(F), np.array([2, -1], I)), case("Tile", values(F), np.array([0, 1], L)), case("Tile", values(F, shape=(2, 2, 2)), np.array([1, 2, 1], L))
for t in ANY:
    case("GatherV2", values(t, shape=(4, 3)), np.array([3, 0, 0], I), np.array(0, I)), case("GatherNd", values(t, shape=(4, 3)), np.array([[3, 0], [0, 2]], I)), case("Gather", values(t, shape=(4, 3)), np.array([[3], [0]], L))
case("GatherV2", values(F, shape=(2, 4, 3)), np.array([[3, 0]], L), np.array(1, I)), case("GatherV2", values(F, shape=(2, 4, 3)), np.array([[3, 0], [1, 1]], I), np.array(1, I), batch_dims=1), case("GatherV2", values(F, shape=(2, 4, 3)), np.array([[3, 0], [1, 1]], I), np.array(2, I), batch_dims=1), case("GatherV2", values(F), np.array(1, I), np.array(-1, I)), case("GatherV2", values(F), np.array([2], I), np.array(0, I)), case("GatherV2", values(F), np.array([-1], I), np.array(0, I)), case("GatherV2", values(F), np.array([0], I), np.array(2, I)), case("GatherV2", text(b"a", b"b"), np.array([1, 1], I), np.array(0, I)), case("GatherV2", values(F), np.array([], I), np.array(0, I)), case("Gather", values(F), np.array(2, I)), case("GatherV2", values(F, shape=(0, 3)), np.array([0], I), np.array(0, I))
case("GatherNd", values(F, shape=(4, 3)), np.array([[3], [1]], L)), case("GatherNd", values(F, shape=(4, 3)), np.array([4, 0], I)), case("GatherNd", values(F, shape=(4, 3)), np.array([1, 2], I)), case("GatherNd", values(F, shape=(4, 3)), np.zeros((2, 3), I)), case("GatherNd", values(F), np.zeros((2, 0), I)), case("GatherNd", text(b"a", b"b"), np.array([[1]], I))
for t in ANY:
    case("DynamicPartition", values(t, shape=(4, 2)), np.array([1, 0, 1, 2], I), num_partitions=4), case("DynamicStitch", [np.array([0, 2], I), np.array([1, 2], I)], [values(t, shape=(2, 3)), values(t, shape=(2, 3), seed=2)])
case("DynamicPartition", values(F, shape=(2, 2)), np.array([[0, 1], [1, 0]], I), num_partitions=2), case("DynamicPartition", values(F, shape=(2, 2)), np.array([0, 2], I), num_partitions=2), case("DynamicPartition", values(F, shape=(2, 2)), np.array([0], I), num_partitions=2), case("DynamicPartition", text(b"a", b"b"), np.array([1, 0], I), num_partitions=2), case("DynamicPartition", values(F), np.array(1, I), num_partitions=2)
case("DynamicStitch", [np.array(1, I), np.array([[0], [2]], I)], [np.array([1, 2], F), values(F, shape=(2, 1, 2))]), case("DynamicStitch", [np.array([0, 1], I)], [values(F, shape=(3,))]), case("DynamicStitch", [np.array([-1], I)], [values(F, shape=(1,))]), case("ParallelDynamicStitch", [np.array([0], I), np.array([1], I)], [values(F, shape=(1, 2)), values(F, shape=(1, 2), seed=2)]), case("DynamicStitch", [np.array([1, 0], I)], [text(b"a", b"b")])
for t in (F, D, H, I, L, C, np.uint8):
    case("ScatterNd", np.array([[1], [3], [1]], I), values(t, shape=(3, 2)), np.array([4, 2], I)), case("TensorScatterUpdate", values(t, shape=(4, 2)), np.array([[1], [3]], I), values(t, shape=(2, 2), seed=2)), case("TensorScatterAdd", values(t, shape=(4, 2)), np.array([[1, 0], [1, 0]], I), values(t, shape=(2,), seed=2))
case("ScatterNd", np.array([[4]], I), values(F, shape=(1, 2)), np.array([4, 2], I)), case("ScatterNd", np.array([[1]], I), values(F, shape=(1, 3)), np.array([4, 2], I)), case("ScatterNd", np.array([[1], [0]], I), text(b"a", b"b"), np.array([3], I)), case("ScatterNd", np.array([[0]], L), values(F, shape=(1,)), np.array([-4], L))

# rules
for t in ANY:
    case("Fill", np.array([2, 3], I), np.array(1, t)), case("OneHot", np.array([0, 2, -1, 5], I), np.array(3, I), np.array(1, t), np.array(0, t))
case("Fill", np.array([2, -3], I), np.array(1, F)), case("Fill", np.array([], I), np.array(1, F)), case("Fill", np.array([2], L), np.array(b"x", object)), case("Fill", np.array([2], I), np.array([1, 2], F)), case("Fill", np.array([0, 2], I), np.array(1, F))
for t in (F, D, I, L, B):
    case("Range", np.array(1, t), np.array(9, t), np.array(3, t)), case("Range", np.array(5, t), np.array(-4, t), np.array(-2, t))
case("Range", np.array(0, F), np.array(1, F), np.array(0.1, F)), case("Range", np.array(0, I), np.array(1, I), np.array(0, I)), case("Range", np.array(2, I), np.array(1, I), np.array(1, I)), case("Range", np.array(1, I), np.array(1, I), np.array(1, I)), case("Range", np.array([1], I), np.array(3, I), np.array(1, I)), case("Range", np.array([1, 2], I), np.array(3, I), np.array(1, I))
case("LinSpace", np.array(0, F), np.array(1, F), np.array(7, I)), case("LinSpace", np.array(3, D), np.array(-1, D), np.array(4, L)), case("LinSpace", np.array(3, F), np.array(9, F), np.array(1, I)), case("LinSpace", np.array(3, F), np.array(9, F), np.array(0, I))
for a in (0, 1, -1, 2, 3):
    case("OneHot", values(L, 0, 3), np.array(3, I), np.array(5, F), np.array(-1, F), axis=a)
case("OneHot", values(np.uint8, 0, 3, (3,)), np.array(3, I), np.array(5, I), np.array(0, I)), case("OneHot", values(L, 0, 3), np.array(-1, I), np.array(5, F), np.array(-1, F))
for t in (F, D, I, C):
    case("Diag", values(t)), case("DiagPart", values(t, shape=(2, 3, 2, 3)))
    case("MatrixDiag", values(t)), case("MatrixDiagPart", values(t, shape=(2, 3, 4)))
case("DiagPart", values(F, shape=(2, 3))), case("MatrixDiagPart", values(F, shape=(3,))), case("MatrixDiag", values(F, shape=())), case("DiagPart", values(F, shape=(2, 3, 3)))

# depth, space and batch
for t in ANY:
    case("DepthToSpace", values(t, shape=(2, 2, 3, 4)), block_size=2), case("SpaceToDepth", values(t, shape=(2, 2, 4, 3)), block_size=2)
    case("SpaceToBatchND", values(t, shape=(1, 3, 4, 2)), np.array([2, 2], I), np.array([[0, 1], [2, 0]], I), ranked=True), case("BatchToSpaceND", values(t, shape=(8, 1, 3, 2)), np.array([2, 2], I), np.array([[0, 1], [1, 0]], I), ranked=True)
case("SpaceToBatch", values(F, shape=(1, 4, 4, 1)), np.array([[0, 0], [1, 1]], I), block_size=2), case("BatchToSpace", values(F, shape=(4, 1, 2, 1)), np.array([[0, 0], [1, 1]], I), block_size=2), case("SpaceToBatchND", values(F, shape=(2, 6)), np.array([3], I), np.array([[2, 1]], L), ranked=True), case("BatchToSpaceND", values(F, shape=(6, 3)), np.array([3], I), np.array([[1, 0]], L), ranked=True), case("SpaceToBatchND", values(F, shape=(1, 3, 3, 1)), np.array([2, 2], I), np.array([[0, 0], [0, 0]], I), ranked=True), case("BatchToSpaceND", values(F, shape=(3, 3, 3, 1)), np.array([2, 2], I), np.array([[0, 0], [0, 0]], I), ranked=True), case("DepthToSpace", values(F, shape=(1, 2, 2, 3)), block_size=2), case("SpaceToDepth", values(F, shape=(1, 3, 2, 3)), block_size=2)
case("UnravelIndex", np.array([5, 0, 7], I), np.array([2, 4], I)), case("UnravelIndex", np.array(5, L), np.array([2, 4], L)), case("UnravelIndex", np.array([8], I), np.array([2, 4], I))

# images
for padding, strides, dilations in [("SAME", [1, 1, 1, 1], [1, 1, 1, 1]), ("VALID", [1, 1, 1, 1], [1, 1, 1, 1]), ("SAME", [1, 2, 2, 1], [1, 1, 1, 1]), ("VALID", [1, 2, 1, 1], [1, 1, 1, 1]), ("SAME", [1, 1, 1, 1], [1, 2, 2, 1]), ("VALID", [1, 1, 1, 1], [1, 1, 2, 1])]:
    case("Conv2D", values(F, shape=(1, 5, 6, 2)), values(F, shape=(3, 2, 2, 3), seed=2), padding=padding, strides=strides, dilations=dilations)
    if strides[1] == strides[2]:
        case("DepthwiseConv2dNative", values(F, shape=(1, 5, 6, 2)), values(F, shape=(3, 2, 2, 2), seed=2), padding=padding, strides=strides, dilations=dilations)
for t in (D, H, B, I):
    case("Conv2D", values(t, shape=(1, 4, 4, 2)), values(t, shape=(3, 3, 2, 3), seed=2), padding="SAME", strides=[1, 1, 1, 1])
case("Conv2D", values(F, shape=(1, 4, 4, 2)), values(F, shape=(1, 1, 2, 9), seed=2), padding="VALID", strides=[1, 1, 1, 1]), case("Conv2D", values(F, shape=(1, 4, 4, 2)), values(F, shape=(3, 3, 2, 3), seed=2), padding="EXPLICIT", explicit_paddings=[0, 0, 1, 2, 0, 1, 0, 0], strides=[1, 1, 2, 1]), case("Conv2D", values(F, shape=(1, 4, 4, 4)), values(F, shape=(3, 3, 2, 6), seed=2), padding="SAME", strides=[1, 1, 1, 1]), case("Conv2D", values(F, shape=(1, 4, 4, 3)), values(F, shape=(3, 3, 2, 6), seed=2), padding="SAME", strides=[1, 1, 1, 1]), case("Conv2D", values(F, shape=(1, 2, 2, 2)), values(F, shape=(3, 3, 2, 6), seed=2), padding="VALID", strides=[1, 1, 1, 1]), case("Conv2D", values(F, shape=(4, 4, 2)), values(F, shape=(3, 3, 2, 6), seed=2), padding="VALID", strides=[1, 1, 1, 1]), case("Conv2D", values(F, shape=(0, 4, 4, 2)), values(F, shape=(3, 3, 2, 6), seed=2), padding="VALID", strides=[1, 1, 1, 1])
case("DepthwiseConv2dNative", values(D, shape=(1, 4, 4, 2)), values(D, shape=(3, 3, 2, 1), seed=2), padding="SAME", strides=[1, 1, 1, 1]), case("DepthwiseConv2dNative", values(F, shape=(1, 4, 4, 2)), values(F, shape=(3, 3, 3, 1), seed=2), padding="SAME", strides=[1, 1, 1, 1])
for op in ("MaxPool", "AvgPool"):
    for padding, ksize, strides in [("SAME", [1, 2, 2, 1], [1, 2, 2, 1]), ("VALID", [1, 3, 2, 1], [1, 2, 1, 1]), ("SAME", [1, 3, 3, 1], [1, 1, 1, 1]), ("SAME", [1, 3, 3, 1], [1, 2, 2, 1])]:
        case(op, values(F, shape=(1, 5, 6, 2)), padding=padding, ksize=ksize, strides=strides)
    for t in (D, H, B):
        case(op, values(t, shape=(1, 4, 4, 2)), padding="SAME", ksize=[1, 2, 2, 1], strides=[1, 1, 1, 1])
    case(op, values(F, shape=(1, 2, 2, 2)), padding="VALID", ksize=[1, 3, 3, 1], strides=[1, 1, 1, 1]), case(op, values(F, shape=(2, 2, 2)), padding="VALID", ksize=[1, 1, 1, 1], strides=[1, 1, 1, 1])
for t in (I, L, np.int8, np.uint8, np.int16):
    case("MaxPool", values(t, shape=(1, 4, 4, 2)), padding="VALID", ksize=[1, 2, 2, 1], strides=[1, 2, 2, 1])
case("MaxPool", values(F, shape=(1, 3, 3, 4)), padding="VALID", ksize=[1, 1, 1, 2], strides=[1, 1, 1, 2]), case("MaxPoolV2", values(F, shape=(1, 4, 4, 2)), np.array([1, 2, 2, 1], I), np.array([1, 2, 2, 1], I), padding="SAME"), case("MaxPool", values(F, shape=(1, 4, 4, 2)), padding="EXPLICIT", explicit_paddings=[0, 0, 1, 0, 0, 1, 0, 0], ksize=[1, 2, 2, 1], strides=[1, 2, 2, 1])
for op in ("FusedBatchNorm", "FusedBatchNormV2", "FusedBatchNormV3"):
    for training in (False, True):
        args = [values(F, shape=(2, 3, 1, 5)), values(F, 0.5, 2, (5,)), values(F, shape=(5,), seed=3), values(F, shape=(5,), seed=4), values(F, 0.2, 3, (5,), 5)]
        if training:
            args[3] = args[4] = np.zeros((0,), F)
        case(op, *args, is_training=training, epsilon=0.01, compared=6 if training else 3)
case("FusedBatchNormV3", values(H, shape=(2, 3, 1, 5)), values(F, 0.5, 2, (5,)), values(F, shape=(5,), seed=3), values(F, shape=(5,), seed=4), values(F, 0.2, 3, (5,), 5), is_training=False, epsilon=0.01, compared=3), case("FusedBatchNormV3", values(F, shape=(2, 5, 3, 4)), values(F, 0.5, 2, (5,)), values(F, shape=(5,), seed=3), values(F, shape=(5,), seed=4), values(F, 0.2, 3, (5,), 5), is_training=False, data_format="NCHW", compared=3), case("FusedBatchNormV3", values(F, shape=(2, 3, 1, 5)), values(F, 0.5, 2, (4,)), values(F, shape=(5,), seed=3), values(F, shape=(5,), seed=4), values(F, 0.2, 3, (5,), 5), is_training=False)
for r in (1, 5):
    case("LRN", values(F, shape=(1, 2, 2, 7)), depth_radius=r, bias=1.5, alpha=0.3, beta=0.7)
case("LRN", values(H, shape=(1, 2, 2, 7)))
for t in (F, D, H):
    case("L2Loss", values(t))
for align, half in ((False, False), (True, False), (False, True)):
    for size in ([4, 7], [2, 1], [3, 5]):
        case("ResizeBilinear", values(F, shape=(1, 3, 5, 2)), np.array(size, I), align_corners=align, half_pixel_centers=half), case("ResizeNearestNeighbor", values(F, shape=(1, 3, 5, 2)), np.array(size, I), align_corners=align, half_pixel_centers=half)
for t in (D, np.uint8, I, H):
    case("ResizeBilinear", values(t, 0, 9, shape=(1, 2, 2, 1)), np.array([3, 3], I)), case("ResizeNearestNeighbor", values(t, 0, 9, shape=(1, 2, 2, 1)), np.array([3, 3], I))
case("ResizeBilinear", values(F, shape=(1, 2, 2, 1)), np.array([0, 3], I)), case("ResizeBilinear", values(F, shape=(2, 2, 1)), np.array([3, 3], I))

# text
NUMBERS = np.array([0, 1.5, -2.25, 1e10, 1e-5, 123456789, np.inf, -np.inf, np.nan], D)
for attrs in (dict(), dict(precision=2), dict(scientific=True), dict(shortest=True), dict(precision=3, scientific=True), dict(precision=4, shortest=True), dict(width=12), dict(width=12, fill="0"), dict(width=12, fill="-"), dict(width=8, fill="+", precision=1), dict(fill=" "), dict(scientific=True, shortest=True)):
    case("AsString", NUMBERS, **attrs), case("AsString", NUMBERS.astype(F), **attrs)
for t in REALS + [bool, C]:
    case("AsString", values(t))
case("AsString", np.array([1, -20], I), width=5, fill="0"), case("AsString", np.array([1, -20], L), width=5), case("AsString", np.array([1, -20], I), precision=2), case("AsString", np.array([1], I), scientific=True), case("AsString", values(bool), width=7), case("AsString", values(F), fill="x"), case("AsString", values(F), fill="00"), case("AsString", np.array([2**63], np.uint64)), case("AsString", np.array([-2**63], L)), case("AsString", values(C), precision=1, width=8), case("AsString", np.array([-5], np.int8), width=4, fill="0")
GOOD = ["1", " 2 ", "-3", "+4", "05", "\t6\n"]
for t in (tf.int32, tf.int64, tf.uint32, tf.uint64):
    for s in GOOD + ["", "x", "1.5", "1x", "0x10", "2147483647", "2147483648", "-2147483649", "4294967296", "9223372036854775807", "9223372036854775808", "18446744073709551616", "1 2", "--1", "+-1", "1e2"]:
        case("StringToNumber", text(s.encode()), out_type=t)
for t in (tf.float32, tf.float64):
    for s in GOOD + ["", "x", "1.5", "1x", ".5", "5.", "1e2", "1E-3", "1e400", "-1e400", "1e-400", "1e39", "1e-46", "inf", "-inf", "+inf", "nan", "Infinity", "INF", "NaN", "0x10", "1e", "1 2", "3.4028236e38", "1.17549435e-38", "1e-40", "-0", "infinit", "nan(1)", "1,5", "0.1", "16777217", "123456789012345678901234567890"]:
        case("StringToNumber", text(s.encode()), out_type=t)
case("StringToNumber", text(b"1", b"2")), case("StringJoin", [text(b"a", b"b"), text(b"c", b"d"), np.array(b"!", object)], separator="-"), case("StringJoin", [text(b"a"), text(b"c", b"d")]), case("StringJoin", [np.array(b"a", object), np.array(b"b", object)])
M = np.array([[b"a", b"b", b"c"], [b"d", b"e", b"f"]], object)
for axes in ([0], [1], [0, 1], [1, 0], [-1], [], [2], [0, 0], [0, -2]):
    case("ReduceJoin", M, np.array(axes, I), separator="."), case("ReduceJoin", M, np.array(axes, I), keep_dims=True)
case("ReduceJoin", M, np.array(0, I))
SENTENCES = text(b"hello big world", b"", b" a  b ", b"x,y,,z", b",")
for delimiter in (b" ", b",", b" ,", b""):
    for skip in (True, False):
        case("StringSplit", SENTENCES, np.array(delimiter, object), skip_empty=skip)
for sep in (b"", b",", b" ", b", ", b",,"):
    case("StringSplitV2", SENTENCES, np.array(sep, object)), case("StringSplitV2", SENTENCES, np.array(sep, object), maxsplit=1)
case("StringSplit", text(b"a"), text(b"x", b"y")), case("StringSplit", np.array(b"a b", object), np.array(b" ", object))
for position, length in ((0, 2), (1, 9), (-2, 2), (4, 1), (5, 1), (-5, 1), (-6, 1), (2, 0), (6, 0), (1, -1)):
    case("Substr", text(b"hello"), np.array(position, I), np.array(length, I))
case("Substr", text(b"hello", b"world"), np.array([1, 2], L), np.array([3, 1], L)), case("Substr", text("h\u00e9llo".encode()), np.array(1, I), np.array(2, I), unit="UTF8_CHAR"), case("Substr", text(b"hello"), np.array([1], I), np.array([1, 2], I)), case("Substr", text(b"hello", b"abc"), np.array([1, 2, 0], I), np.array([1, 2, 1], I)), case("Substr", M, np.array([0, 0, 1], I), np.array([1, 1, 1], I))
case("StringLength", text(b"", b"abc", "h\u00e9".encode())), case("StringLength", text("h\u00e9".encode()), unit="UTF8_CHAR"), case("StringStrip", text(b"  a b \t\n", b"", b"   ")), case("StringLower", text(b"Ab\xc3\x89Z")), case("StringUpper", text(b"Ab\xc3\xa9z"))

# segments, bands, sequences, sets
for t in (F, H, I, np.int8):
    for op in ("SegmentSum", "SegmentMean", "SegmentProd", "SegmentMax", "SegmentMin"):
        case(op, values(t, shape=(4, 2)), np.array([0, 0, 2, 2], I))
    for op in ("UnsortedSegmentSum", "UnsortedSegmentProd", "UnsortedSegmentMax", "UnsortedSegmentMin"):
        case(op, values(t, shape=(4, 2)), np.array([2, 0, -1, 2], I), np.array(4, I))
case("SegmentSum", values(F, shape=(2, 2)), np.array([1, 0], I)), case("SegmentSum", values(F, shape=(2, 2)), np.array([1], I)), case("SegmentSum", values(F, shape=(0, 2)), np.array([], I)), case("UnsortedSegmentSum", values(F, shape=(2, 2)), np.array([[0, 1], [1, 0]], L), np.array(2, I)), case("UnsortedSegmentSum", values(F, shape=(2, 2)), np.array([0, 2], I), np.array(2, I)), case("UnsortedSegmentSum", values(F, shape=(2, 2)), np.array([0], I), np.array(2, I)), case("UnsortedSegmentSum", values(F, shape=(2, 2)), np.array([0, 0], I), np.array(-2, I))
for low, high in ((0, 0), (1, 0), (-1, 0), (0, -1), (1, 1), (4, 1), (0, 6)):
    case("MatrixBandPart", values(F, shape=(2, 3, 4)), np.array(low, L), np.array(high, L))
for t in (F, I, bool):
    case("MatrixSetDiag", values(t, shape=(2, 3, 4)), values(t, shape=(2, 3), seed=2)), case("ReverseSequence", values(t, shape=(2, 4, 2)), np.array([3, 0], L), seq_dim=1, batch_dim=0)
case("MatrixSetDiag", values(F, shape=(3, 2)), values(F, shape=(3,))), case("ReverseSequence", values(F, shape=(4, 2)), np.array([3, 4], I), seq_dim=0, batch_dim=1), case("ReverseSequence", values(F, shape=(4, 2)), np.array([3, 5], I), seq_dim=0, batch_dim=1)
for t in (F, I, L, np.int8, H):
    case("Unique", np.array([3, 1, 3, 2, 1], t)), case("UniqueWithCounts", np.array([3, 1, 3, 2, 1], t), out_idx=tf.int64), case("ListDiff", np.array([3, 1, 3, 2, 1], t), np.array([1, 7], t))
case("Unique", text(b"a", b"b", b"a")), case("Unique", values(I)), case("ListDiff", values(I), np.array([1], I)), case("ListDiff", text(b"a", b"b"), text(b"a"))
for a, b in (([2, 3], [2, 3]), ([2, 1], [1, 3]), ([3], [2, 3]), ([], [2]), ([1], [1, 1]), ([2], [3]), ([1, 2], [1, 2]), ([2, 1, 3], [1, 3])):
    case("BroadcastGradientArgs", np.array(a, I), np.array(b, I))
P = np.array([[0.1, 0.5, 0.4], [0.3, 0.3, 0.4], [np.inf, 1, 2]], F)
for k in (1, 2):
    case("InTopK", P, np.array([2, 0, 1], I), k=k), case("InTopKV2", P, np.array([1, 5, 0], I), np.array(k, I))
case("InTopK", P, np.array([2, 0], I), k=1)
for padding, strides, size in (("SAME", [1, 2, 2, 1], [1, 5, 6, 2]), ("VALID", [1, 2, 2, 1], [1, 5, 6, 2]), ("SAME", [1, 1, 1, 1], [2, 3, 3, 2])):
    out = [(n + s - 1) // s if padding == "SAME" else (n - k + s) // s for n, s, k in zip(size[1:3], strides[1:3], (3, 2))]
    for t in (F, D):
        case("Conv2DBackpropInput", np.array(size, I), values(t, shape=(3, 2, 2, 3)), values(t, shape=(size[0], *out, 3), seed=2), padding=padding, strides=strides)
case("Conv2DBackpropInput", np.array([1, 5, 6, 2], I), values(F, shape=(3, 2, 2, 3)), values(F, shape=(1, 2, 2, 3)), padding="SAME", strides=[1, 2, 2, 1])
case("GuaranteeConst", values(F))

# sums of products by labels
for equation, *shapes in (("ab,bc->ac", (2, 3), (3, 2)), ("abc,acd->abd", (2, 1, 3), (2, 3, 2)), ("bfnh,btnh->bnft", (1, 2, 2, 3), (1, 3, 2, 3)), ("ab,cd->abcd", (1, 2), (2, 1)), ("abc,b->ac", (2, 3, 2), (3,)), ("ab,c->b", (2, 3), (2,)), ("ab,ab->", (2, 3), (2, 3)), (",a->a", (), (3,)), ("aab,bc->ac", (2, 2, 3), (3, 2)), ("...ab,...bc->...ac", (2, 1, 2), (1, 2, 2, 2)), ("...a,a...->...", (2, 3), (3, 2)), ("a...,...->a...", (2, 1, 3), (2, 1)), ("ab,ab->aabb", (2, 3), (2, 3)), ("ab,bc->ac", (2, 0), (0, 2)), ("ab->ba", (2, 3)), ("aa->a", (3, 3)), ("aab->", (2, 2, 3)), ("a->aa", (3,)), ("a...b->...", (2, 3, 2)), ("abc->cb", (2, 3, 2)), ("ab,bc->ac", (2, 3), (2, 3)), ("ab,bc->ad", (2, 3), (3, 2)), ("ab->", (3,)), ("ab,bc", (2, 3), (3, 2)), ("ab,bc->ac", (2, 3)), ("...a->a", (2, 3)), ("...a,...a->...", (3, 2), (2, 2)), ("a,a,a->a", (2,), (2,), (2,)), ("...a...->a", (2,)), ("a->a->a", (2,)), ("aa->a", (2, 3)), ("...ab->...", (2,)), ("a1->a", (2, 2))):
    case("Einsum", [values(F, shape=s, seed=i) for i, s in enumerate(shapes)], equation=equation)
for t in (D, H, B, I, L, C):
    case("Einsum", [values(t), values(t, shape=(3, 2), seed=2)], equation="ab,bc->ca")
case("Einsum", [values(I, shape=(2, 2, 3))], equation="aab->b")

# diagonals, rolled dimensions
for k, rows, columns, n in ((0, -1, -1, 3), (1, -1, -1, 3), (-2, 5, 3, 3), (0, 2, 5, 3), (0, 4, 4, 3), ([-1, 1], 3, 3, 3), ([-1, 0], 4, 3, 3), ([0, 1], -1, -1, 3), ([1, 0], -1, -1, 3), ([-1, 0, 1], 3, 3, 3), (1, 3, -1, 3)):
    d = values(F, shape=(2, 1 + max(k[-1] - k[0], 0), n)) if isinstance(k, list) else values(F, shape=(2, n))
    case("MatrixDiagV2", d, np.array(k, I), np.array(rows, I), np.array(columns, I), np.array(7, F))
    case("MatrixDiagV3", d, np.array(k, I), np.array(rows, I), np.array(columns, I), np.array(7, F))
for k in (0, 1, -1, 3, 4, -3, [-1, 2], [1, 2], [-2, -1], [0, 0], [2, 1], []):
    x = values(F, shape=(2, 3, 4))
    case("MatrixDiagPartV2", x, np.array(k, I), np.array(7, F)), case("MatrixDiagPartV3", x, np.array(k, I), np.array(7, F))
    first, last = (k[0], k[-1]) if isinstance(k, list) and k else (k, k) if k != [] else (0, 0)
    n = min(3 + min(last, 0), 4 - max(first, 0))
    d = values(F, shape=(2, last - first + 1, n) if last > first else (2, max(n, 0)), seed=2)
    case("MatrixSetDiagV2", x, d, np.array(k, I)), case("MatrixSetDiagV3", x, d, np.array(k, I))
for align in ("LEFT_RIGHT", "LEFT_LEFT", "RIGHT_RIGHT"):
    case("MatrixDiagPartV3", values(I, shape=(3, 4)), np.array([-2, 2], I), np.array(7, I), align=align), case("MatrixSetDiagV3", values(I, shape=(3, 3)), values(I, shape=(3, 3), seed=2), np.array([-1, 1], I), align=align), case("MatrixDiagV3", values(I, shape=(3, 3)), np.array([-1, 1], I), np.array(-1, I), np.array(-1, I), np.array(7, I), align=align)
case("MatrixSetDiagV3", values(F), values(F), np.array(0, I)), case("MatrixDiagPartV3", values(F, shape=(3,)), np.array(0, I), np.array(7, F)), case("MatrixDiagPartV3", values(F), np.array(0, I), np.array([7, 8], F)), case("MatrixDiagV3", np.array(1, F), np.array(0, I), np.array(1, I), np.array(1, I), np.array(7, F)), case("MatrixDiagV3", values(F, shape=(2, 3)), np.array([0, 2], I), np.array(-1, I), np.array(-1, I), np.array(7, F))
for shift, axis in ((1, 0), (-1, 1), (5, -1), ([1, 2], [0, 1]), ([1, 1], [1, 1]), (0, 0), (1, 2), ([1], [0, 1]), (1, -3)):
    case("Roll", values(F), np.array(shift, I), np.array(axis, I))
case("Roll", text(b"a", b"b", b"c"), np.array(1, L), np.array(0, L)), case("Roll", np.array(1, F), np.array(1, I), np.array(0, I)), case("Roll", values(F, shape=(0, 2)), np.array(1, I), np.array(0, I))

# limits of quantized numbers, special functions, places of the largest
for low, high, attrs in ((-6, 6, {}), (-1, 2, dict(num_bits=4)), (0.5, 3, dict(narrow_range=True)), (-3, -1, {}), (1, 1, {}), (0, 0, {}), (2, 1, {}), (-1, 1, dict(num_bits=1)), (-1, 1, dict(num_bits=16))):
    case("FakeQuantWithMinMaxArgs", values(F), min=float(low), max=float(high), **attrs), case("FakeQuantWithMinMaxVars", values(F), np.array(low, F), np.array(high, F), **attrs)
case("FakeQuantWithMinMaxVarsPerChannel", values(F), np.array([-1, -2, 0], F), np.array([1, 3, 4], F)), case("FakeQuantWithMinMaxVarsPerChannel", values(F), np.array([-1, -2], F), np.array([1, 3], F)), case("FakeQuantWithMinMaxVars", values(F), np.array([-1], F), np.array(1, F))
for t in (F, D):
    case("Erfinv", np.array([-0.999, -0.5, -1e-5, 0, 0.3, 0.7, 0.9999, 1, -1, 2, np.nan], t)), case("Ndtri", np.array([1e-6, 0.01, 0.3, 0.5, 0.8, 0.999, 0, 1, -1, np.nan], t))
    case("Digamma", np.array([0.1, 0.5, 1, 2.5, 7, 30, -0.5, -2.3, np.nan], t)), case("NextAfter", np.array([1, 0, 3], t), np.array([2, -1, 3], t))
for op in ("Erfinv", "Ndtri", "Digamma"):
    case(op, values(H, 0.1, 0.9)), case(op, values(B, 0.1, 0.9))
for t in (F, D, H):
    case("CumulativeLogsumexp", values(t), np.array(1, I)), case("CumulativeLogsumexp", values(t), np.array(0, I), reverse=True)
case("CumulativeLogsumexp", values(F), np.array(-1, L), exclusive=True), case("CumulativeLogsumexp", values(F), np.array(2, I))
for t in (F, D, H, I, C):
    case("EuclideanNorm", values(t), np.array([1], I)), case("EuclideanNorm", values(t), np.array([0, 1], I), keep_dims=True)
case("EuclideanNorm", values(F), np.array([2], I)), case("DeepCopy", values(F)), case("AccumulateNV2", [values(F), values(F, seed=2)], shape=tf.TensorShape([2, 3]).as_proto())
for padding, ksize, strides in (("SAME", [1, 2, 2, 1], [1, 2, 2, 1]), ("VALID", [1, 3, 2, 1], [1, 2, 1, 1]), ("VALID", [1, 9, 2, 1], [1, 2, 1, 1])):
    for by_batch in (False, True):
        case("MaxPoolWithArgmax", values(F, shape=(2, 3, 5, 2)), padding=padding, ksize=ksize, strides=strides, include_batch_in_index=by_batch)
for t in (D, I, H, np.uint8):
    case("MaxPoolWithArgmax", values(t, shape=(1, 2, 2, 2)), padding="SAME", ksize=[1, 2, 2, 1], strides=[1, 1, 1, 1], Targmax=tf.int32)
case("MaxPoolWithArgmax", values(F, shape=(2, 3, 5)), padding="SAME", ksize=[1, 2, 2, 1], strides=[1, 1, 1, 1])

# counts, losses by class, slices by index and segment
for t in (F, D, I, L):
    case("Bincount", np.array([1, 3, 1, 5], I), np.array(4, I), np.array([], t)), case("Bincount", np.array([1, 3, 1, 5], I), np.array(4, I), values(t, shape=(4,)))
    case("DenseBincount", np.array([1, 3, 1, 5], I), np.array(4, I), values(t, shape=(4,))), case("DenseBincount", np.array([[1, 3], [1, 1]], L), np.array(4, L), values(t, shape=(2, 2))), case("DenseBincount", np.array([[1, 3], [1, 1]], I), np.array(4, I), np.array([], t), binary_output=True)
    case("Bucketize", values(t), boundaries=[-2.0, 0.0, 3.0])
case("Bincount", np.array([-1], I), np.array(4, I), np.array([], F)), case("DenseBincount", np.array([1], I), np.array(-4, I), np.array([], F)), case("DenseBincount", np.array([1], I), np.array(4, I), values(F)), case("Bincount", np.array([1], I), np.array(4, I), values(F)), case("DenseBincount", np.zeros((1, 1, 1), I), np.array(4, I), np.array([], F))
for t in (F, I, H, np.int8):
    case("Cross", values(t), values(t, seed=2))
case("Cross", values(F, shape=(2,)), values(F, shape=(2,))), case("Cross", values(F), values(F, shape=(3,)))
for t in (F, D, H):
    case("SoftmaxCrossEntropyWithLogits", values(t), values(t, 0, 1, seed=2))
case("SoftmaxCrossEntropyWithLogits", values(F), values(F, 0, 1, (1, 3))), case("SoftmaxCrossEntropyWithLogits", values(F), values(F, 0, 1, (2,)))
for op in ("SparseSegmentSum", "SparseSegmentMean", "SparseSegmentSqrtN"):
    for t in (F, D, H):
        case(op, values(t, shape=(4, 2)), np.array([3, 0, 0, 1], I), np.array([0, 0, 2, 2], I))
    case(op, values(F, shape=(4, 2)), np.array([3, 4], I), np.array([0, 1], I)), case(op, values(F, shape=(4, 2)), np.array([3, 0], I), np.array([1, 0], I)), case(op, values(F, shape=(4, 2)), np.array([], I), np.array([], I)), case(op, values(F, shape=(4, 2)), np.array([1], I), np.array([0, 1], I))
case("SparseSegmentSum", values(I, shape=(4, 2)), np.array([3, 0], L), np.array([0, 1], L))

# boxes
BOXES = np.array([[0, 0, 1, 1], [0.1, 0.9, 0.7, 0.2], [-0.5, 0.2, 0.5, 1.5]], F)
for method in ("bilinear", "nearest"):
    for size in ([2, 3], [1, 2]):
        case("CropAndResize", values(F, shape=(2, 3, 4, 2)), BOXES, np.array([0, 1, 1], I), np.array(size, I), method=method, extrapolation_value=9.0)
for t in (np.uint8, H, D):
    case("CropAndResize", values(t, 0, 9, (1, 2, 2, 1)), BOXES[:1], np.array([0], I), np.array([3, 3], I))
case("CropAndResize", values(F, shape=(1, 2, 2, 1)), BOXES[:1], np.array([1], I), np.array([2, 2], I)), case("CropAndResize", values(F, shape=(1, 2, 2, 1)), BOXES[:1], np.array([0], I), np.array([2, 0], I)), case("CropAndResize", values(F, shape=(1, 2, 2, 1)), BOXES, np.array([0], I), np.array([2, 2], I)), case("CropAndResize", values(F, shape=(1, 2, 2, 1)), BOXES[:0], np.array([], I), np.array([2, 2], I))
R = np.array([[0, 0, 1, 1], [0, 0.1, 1, 1.1], [1, 0.9, 0, -0.1], [0, 10, 1, 11], [0, 10.1, 1, 11.1], [0, 0, 0, 0]], F)
S = np.array([0.9, 0.75, 0.6, 0.95, 0.5, 0.9], F)
for most, overlap, score in ((3, 0.5, 0.0), (9, 0.5, 0.55), (9, 0.9, -1.0), (0, 0.5, 0.0), (-1, 0.5, 0.0), (3, 1.5, 0.0)):
    case("NonMaxSuppressionV3", R, S, np.array(most, I), np.array(overlap, F), np.array(score, F)), case("NonMaxSuppressionV2", R, S, np.array(most, I), np.array(overlap, F))
case("NonMaxSuppressionV3", R.astype(H), S.astype(H), np.array(3, I), np.array(0.5, H), np.array(0, H)), case("NonMaxSuppressionV3", R, S[:3], np.array(3, I), np.array(0.5, F), np.array(0, F)), case("NonMaxSuppressionV3", R[:0], S[:0], np.array(3, I), np.array(0.5, F), np.array(0, F))
