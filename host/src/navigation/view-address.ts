import {
  type GridFilter,
  type GridView,
  gridAggregates,
  gridFilterSchema,
  shortFilter,
  viewAddressLimit,
  writtenView,
} from 'shared-contracts/grids';
import type { Address } from 'shared-contracts/routes';
import * as v from 'valibot';

const column = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));

/** A view as an address contains it: only its differences from the list's first view, under short names. */
const codeSchema = v.strictObject({
  /** Searched text. */
  t: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** Filters: column, values, part of its text, from, to, days relative to today. */
  f: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          c: column,
          v: gridFilterSchema.entries.values,
          p: gridFilterSchema.entries.contains,
          a: gridFilterSchema.entries.from,
          b: gridFilterSchema.entries.to,
          w: gridFilterSchema.entries.within,
        }),
      ),
      v.maxLength(50),
    ),
  ),
  /** Columns sorted by, a '-' before those that descend. */
  s: v.optional(v.pipe(v.array(column), v.maxLength(100))),
  g: v.optional(column),
  /** Columns shown, in their order. */
  c: v.optional(v.pipe(v.array(column), v.minLength(1), v.maxLength(100))),
  /** Aggregates by column. */
  a: v.optional(v.record(column, v.picklist(gridAggregates))),
});

type ViewCode = v.InferOutput<typeof codeSchema>;

const shownOf = (view: GridView): readonly string[] =>
  view.columns.filter(({ hidden }) => !hidden).map(({ id }) => id);

const sortsOf = (view: GridView): string[] =>
  view.columns
    .filter(({ direction }) => direction)
    .toSorted((one, other) => (one.sortOrder ?? 99) - (other.sortOrder ?? 99))
    .map(({ id, direction }) => (direction === 'desc' ? `-${id}` : id));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function codeOf(view: GridView, base: GridView): ViewCode {
  const { text, filters } = view.searchCriteria;
  const aggregates = view.columns.flatMap(({ id, aggregate }) => (aggregate ? [[id, aggregate]] : []));
  const grouped = view.columns.find(({ isGrouped }) => isGrouped)?.id;
  return {
    ...(text ? { t: text } : {}),
    ...(filters.length > 0 ? { f: filters.map(shortFilter) } : {}),
    ...(isSame(sortsOf(view), sortsOf(base)) ? {} : { s: sortsOf(view) }),
    ...(grouped === undefined ? {} : { g: grouped }),
    ...(isSame(shownOf(view), shownOf(base)) ? {} : { c: [...shownOf(view)] }),
    ...(aggregates.length > 0 ? { a: Object.fromEntries(aggregates) } : {}),
  };
}

/** The code of a view for its list's address; undefined if it is the list's first view, or too long for an address. */
export function viewAddress(view: GridView, base: GridView): string | undefined {
  const code = codeOf(view, base);
  const { c: _, ...withoutColumns } = code;
  return writtenView(code) ?? writtenView(withoutColumns);
}

function readCode(address: string): ViewCode | undefined {
  if (address.length > viewAddressLimit) return undefined;
  try {
    const bytes = Uint8Array.from(atob(address.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    );
    const code = v.safeParse(codeSchema, JSON.parse(new TextDecoder().decode(bytes)));
    return code.success ? code.output : undefined;
  } catch {
    return undefined;
  }
}

/** The columns that a code describes: the shown ones in their order, with sort and grouping. */
function columnsOf({ s, g, c, a = {} }: ViewCode, base: GridView): GridView['columns'] {
  const known = new Map(base.columns.map((one) => [one.id, one]));
  const shown = c ?? shownOf(base);
  const hidden = base.columns.map(({ id }) => id).filter((id) => !shown.includes(id));
  const sorts = s ?? sortsOf(base);
  return [...shown, ...hidden].flatMap((id) => {
    const start = known.get(id);
    if (!start) return [];
    const place = sorts.findIndex((sort) => sort === id || sort === `-${id}`);
    const direction = place < 0 ? null : sorts[place] === id ? ('asc' as const) : ('desc' as const);
    return {
      ...start,
      hidden: !shown.includes(id),
      direction,
      sortOrder: place < 0 ? null : place + 1,
      isGrouped: g === id,
      aggregate: a[id] ?? null,
    };
  });
}

/** The view that a code describes; undefined if it cannot be read or names something that this list does not have. */
export function viewOfAddress(address: string, base: GridView): GridView | undefined {
  const code = readCode(address);
  if (!code) return undefined;
  const { t, f = [], s = [], g, c = [], a = {} } = code;
  const known = new Set(base.columns.map(({ id }) => id));
  const named = [
    ...f.map((filter) => filter.c),
    ...s.map((sort) => sort.replace(/^-/, '')),
    ...(g === undefined ? [] : [g]),
    ...c,
    ...Object.keys(a),
  ];
  if (named.some((id) => !known.has(id))) return undefined;
  const filters = f.map(
    ({ c: id, v: values, p: contains, a: from, b: to, w: within }): GridFilter => ({
      column: id,
      ...(values === undefined ? {} : { values }),
      ...(contains === undefined ? {} : { contains }),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      ...(within === undefined ? {} : { within }),
    }),
  );
  return {
    ...base,
    searchCriteria: {
      ...(t === undefined ? {} : { text: t }),
      filters,
    },
    columns: columnsOf(code, base),
  };
}

/** Address of a list with the rows in which a text is found. */
export function listWithText(source: string, text: string): Address {
  const view = writtenView({ t: text });
  return `/home?${new URLSearchParams({ source, ...(view === undefined ? {} : { view }) })}`;
}
