// SPDX-License-Identifier: BSL-1.0
// message_fields: the fields of a message's bytes in the order in which libprotobuf writes them.
#ifndef EVERGRAPH_FORMAT_MESSAGE_FIELDS_HPP
#define EVERGRAPH_FORMAT_MESSAGE_FIELDS_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <forward_list>
#include <limits>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "message_schema.hpp"
#include "wire_reader.hpp"

namespace evergraph {

// One field as it stands in a message.
struct field_item {
    const schema_field* field = nullptr;  // nullptr: the schema lacks it, or it has another form
    std::uint32_t number = 0;
    wire_type type = wire_type::varint;
    std::uint64_t bits = 0;  // of a number
    std::string_view bytes;  // of a field with a length; of a group, all of it
    std::size_t place = 0;   // among the fields of the message
};

struct message_fields {
    std::vector<field_item> items;
    std::forward_list<std::string> joined;  // what came in pieces
    bool whole = true;                      // all of the message's own fields could be read
};

namespace detail {

inline bool reads_whole(wire_reader r) {
    while (r.next()) r.skip();
    return !r.failed();
}

inline bool fills_packed(const schema_field& f, std::string_view bytes) {
    const wire_type type = wire_type_in_file(f.form);
    if (type == wire_type::fixed32) return bytes.size() % 4 == 0;
    if (type == wire_type::fixed64) return bytes.size() % 8 == 0;
    wire_reader r{bytes};
    while (!r.failed() && r.left() != 0) r.varint();
    return !r.failed();
}

inline field_item take_item(wire_reader& r, const schema_message& m) {
    field_item item{find_field(m, r.field()), r.field(), r.type(), 0, {}, 0};
    const schema_field* const f = item.field;
    const bool packed = f != nullptr && is_packed(*f) && r.type() == wire_type::bytes;
    bool known = f != nullptr && (packed || wire_type_in_file(f->form) == r.type());
    if (r.type() == wire_type::varint) {
        item.bits = r.varint();
    } else if (r.type() == wire_type::fixed32) {
        item.bits = r.fixed32();
    } else if (r.type() == wire_type::fixed64) {
        item.bits = r.fixed64();
    } else if (r.type() != wire_type::bytes) {
        r.skip();
        item.bytes = r.raw();
    } else if (known && f->form == value_form::message) {
        wire_reader inside = r.message();
        item.bytes = inside.rest();
        known = reads_whole(inside);
    } else {
        item.bytes = r.bytes();
        if (packed) known = fills_packed(*f, item.bytes);
    }
    if (!known) item.field = nullptr;
    return item;
}

// Of the fields of a oneof the last one counts, and what came before another one is forgotten.
inline void drop_beaten(std::vector<field_item>& items) {
    struct state {
        const schema_field* last = nullptr;
        bool beaten = false;
    };
    std::array<state, 16> oneofs{};
    std::vector<field_item> kept;
    for (auto item = items.rbegin(); item != items.rend(); ++item) {
        if (item->field != nullptr && item->field->oneof != 0) {
            state& s = oneofs[item->field->oneof % oneofs.size()];
            if (s.last == nullptr) s.last = item->field;
            if (s.last != item->field) s.beaten = true;
            if (s.beaten) continue;
        }
        kept.push_back(*item);
    }
    std::reverse(kept.begin(), kept.end());
    items = std::move(kept);
}

inline bool repeats(const field_item& item) {
    return item.field == nullptr || item.field->count != field_count::one;
}

// Of a number or a text that comes twice the last counts; messages in pieces are put together.
inline void join_single(message_fields& m) {
    std::size_t size = 0;
    for (std::size_t i = 0; i < m.items.size(); ++i) {
        const field_item& item = m.items[i];
        if (size == 0 || repeats(item) || m.items[size - 1].field != item.field) {
            m.items[size++] = item;
            continue;
        }
        field_item& before = m.items[size - 1];
        if (item.field->form == value_form::message) {
            if (m.joined.empty() || before.bytes.data() != m.joined.front().data()) {
                m.joined.emplace_front(before.bytes);
            }
            m.joined.front() += item.bytes;
            before.bytes = m.joined.front();
        } else {
            before = item;
        }
    }
    m.items.resize(size);
}

struct keyed_item {
    field_item item;
    std::uint64_t number = 0;
    std::string_view text;
};

// Of signed keys the sign bit is turned, so that they sort like unsigned ones.
inline keyed_item with_key(const field_item& item) {
    keyed_item k{item, 0, {}};
    const schema_field& key = fields_in(message_in_field(*item.field))[0];
    const bool is_signed = key.form == value_form::int32 || key.form == value_form::int64;
    for (wire_reader r{item.bytes}; r.next();) {
        if (r.is(1, wire_type_in_file(key.form))) {
            const field_item found = take_item(r, message_in_field(*item.field));
            k.number = found.bits;
            k.text = found.bytes;
        } else {
            r.skip();
        }
    }
    if (is_signed) k.number ^= std::uint64_t{1} << 63U;
    return k;
}

// The entries of each map by key; of a key that comes twice the last counts.
inline void sort_maps(std::vector<field_item>& items) {
    std::vector<field_item> out;
    out.reserve(items.size());
    for (std::size_t i = 0; i < items.size();) {
        if (items[i].field == nullptr || items[i].field->count != field_count::map) {
            out.push_back(items[i++]);
            continue;
        }
        std::vector<keyed_item> entries;
        const schema_field* const map = items[i].field;
        for (; i < items.size() && items[i].field == map; ++i) entries.push_back(with_key(items[i]));
        std::sort(entries.begin(), entries.end(), [](const keyed_item& a, const keyed_item& b) {
            return std::tie(a.number, a.text, a.item.place) < std::tie(b.number, b.text, b.item.place);
        });
        for (std::size_t e = 0; e < entries.size(); ++e) {
            const bool last = e + 1 == entries.size() || entries[e].number != entries[e + 1].number ||
                              entries[e].text != entries[e + 1].text;
            if (last) out.push_back(entries[e].item);
        }
    }
    items = std::move(out);
}

}  // namespace detail

// Known fields by number, each as often as it counts, maps by key; then unknown ones as they came,
// and with them known ones whose value does not read. Values are views of the message or of
// `joined`.
inline message_fields fields_of_bytes(wire_reader r, const schema_message& type) {
    message_fields m;
    bool oneofs = false;
    bool maps = false;
    while (r.next()) {
        field_item item = detail::take_item(r, type);
        if (r.failed()) break;
        item.place = m.items.size();
        oneofs = oneofs || (item.field != nullptr && item.field->oneof != 0);
        maps = maps || (item.field != nullptr && item.field->count == field_count::map);
        m.items.push_back(item);
    }
    m.whole = !r.failed();
    if (oneofs) detail::drop_beaten(m.items);
    const auto rank = [](const field_item& i) {
        const std::uint32_t last = std::numeric_limits<std::uint32_t>::max();
        return std::pair{i.field == nullptr ? last : i.number, i.place};
    };
    std::sort(m.items.begin(), m.items.end(), [&](const field_item& a, const field_item& b) {
        return rank(a) < rank(b);
    });
    detail::join_single(m);
    if (maps) detail::sort_maps(m.items);
    return m;
}

// The key or value of a map's entry; its default if the entry lacks it.
inline field_item item_or_default(const message_fields& entry, const schema_field& f) {
    for (const field_item& item : entry.items) {
        if (item.field == &f) return item;
    }
    return {&f, f.number, wire_type_in_file(f.form), 0, {}, 0};
}

// Whether files leave the field out because it holds its default.
inline bool is_left_out(const field_item& item) {
    const schema_field& f = *item.field;
    if (f.count != field_count::one || f.oneof != 0 || f.form == value_form::message) return false;
    const bool narrow = f.form == value_form::int32 || f.form == value_form::uint32 ||
                        f.form == value_form::enumeration;
    return item.bytes.empty() && (narrow ? item.bits & 0xFFFFFFFFU : item.bits) == 0;
}

}  // namespace evergraph

#endif
