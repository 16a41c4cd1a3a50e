import { isDeepStrictEqual } from 'node:util';

/** An associate's row as JSON, by column. */
type Row = Readonly<Record<string, unknown>>;

/** Columns that are not values of fields: they are computed, or handled separately. */
const apart: ReadonlySet<string> = new Set(['id', 'revision', 'search_text', 'former_names']);

const linesOf = (text: unknown): readonly string[] => (typeof text === 'string' ? text.split('\n') : []);

/** The former names without those that the merge added. */
function namesWithout(before: Row, after: Row, now: Row): string | null {
  // A merge adds its lines at the end.
  const added = linesOf(after['former_names']).slice(linesOf(before['former_names']).length);
  const left = [...linesOf(now['former_names'])];
  for (const line of added) if (left.includes(line)) left.splice(left.lastIndexOf(line), 1);
  return left.length > 0 ? left.join('\n') : null;
}

/** The name of a field of the form by its column: `state_or_province_id` is `stateOrProvince`. */
const fieldOf = (column: string): string =>
  column.replace(/_id$/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The row of the remaining associate after an undo, from its row before the merge, right after it, and now: fields that
 * the merge changed are restored, unless somebody changed them since. Those stay and are listed.
 */
export function takenBack(
  before: Row,
  after: Row,
  now: Row,
): { readonly row: Row; readonly staying: readonly string[] } {
  const merged = Object.keys(now).filter(
    (column) => !apart.has(column) && !isDeepStrictEqual(before[column], after[column]),
  );
  const isSince = (column: string) => !isDeepStrictEqual(now[column], after[column]);
  const back = merged.filter((column) => !isSince(column)).map((column) => [column, before[column]] as const);
  return {
    row: { ...now, ...Object.fromEntries(back), former_names: namesWithout(before, after, now) },
    staying: merged.filter(isSince).map(fieldOf),
  };
}
