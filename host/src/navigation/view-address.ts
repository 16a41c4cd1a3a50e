import { type GridFilter, type GridView, gridAggregates, gridFilterSchema } from 'shared-contracts/grids';
import type { Address } from 'shared-contracts/routes';
import * as v from 'valibot';

/** Characters of a view in an address: programs cut off what is much longer than a line. */
export const viewAddressLimit = 1500;

const column = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));

/** A view as an address has it: what differs from the one that the list starts with, by short names. */
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

const shortFilter = ({ column: c, values, contains, from, to, within }: GridFilter) => ({
  c,
  v: values,
  p: contains,
  a: from,
  b: to,
  w: within,
});

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

function written(code: ViewCode): string | undefined {
  if (Object.keys(code).length === 0) return undefined;
  const bytes = new TextEncoder().encode(JSON.stringify(code));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return text.length <= viewAddressLimit ? text : undefined;
}

/** A view as its list's address has it; undefined where it is the one that the list starts with, or too long for an address. */
export function viewAddress(view: GridView, base: GridView): string | undefined {
  const code = codeOf(view, base);
  const { c: _, ...withoutColumns } = code;
  return written(code) ?? written(withoutColumns);
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

/** The columns of a view in an address: those shown in their order, with its sort and grouping. */
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

/** The view of an address; undefined where it is none, or names what this list does not have. */
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

/** A list, or a folder with its condition. */
type ListTarget = { readonly source: string } | { readonly folder: string };

/** Address of a list with the rows in which a text is found. */
export function listWithText(source: string, text: string): Address {
  const view = written({ t: text });
  return `/home?${new URLSearchParams({ source, ...(view === undefined ? {} : { view }) })}`;
}

/** Address of a list as these filters find its rows, for a link to it. */
export function listWithFilters(target: ListTarget, filters: readonly GridFilter[] = []): Address {
  const view = filters.length > 0 ? written({ f: filters.map(shortFilter) }) : undefined;
  return `/home?${new URLSearchParams({ ...target, ...(view === undefined ? {} : { view }) })}`;
}
