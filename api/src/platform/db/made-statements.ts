import { CompiledQuery, type RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from './database.ts';

/** A placeholder in a statement for a value that is given with each call. */
export class Slot {
  readonly place: number;
  constructor(place: number) {
    this.place = place;
  }
}

/** A statement that was built once; its placeholders are filled each time it runs. */
interface MadeStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Serialized keys of people and other immutable objects, computed once for each. */
const keys = new WeakMap<object, string>();

/** The cache key of a statement: who asks, and what else its text depends on. */
export function keyOf(asker: object, ...rest: readonly unknown[]): string {
  const known = keys.get(asker) ?? JSON.stringify(asker);
  keys.set(asker, known);
  return known + JSON.stringify(rest);
}

/**
 * A key that is the same for two places of a statement with the same value; undefined for values that are not compared.
 */
function valueKey(value: unknown): string | undefined {
  if (value instanceof Slot) return `slot ${value.place}`;
  return typeof value === 'string' || typeof value === 'number' ? `${typeof value} ${value}` : undefined;
}

/**
 * The same statement with each value sent once, however often it is used. Only for statements in which every use of a
 * value has the same type.
 */
export function withSharedValues({ sql, parameters }: MadeStatement): MadeStatement {
  const places = new Map<string, number>();
  const shared: unknown[] = [];
  const moved = parameters.map((value) => {
    const key = valueKey(value);
    const known = key === undefined ? undefined : places.get(key);
    if (known !== undefined) return known;
    const place = shared.push(value);
    if (key !== undefined) places.set(key, place);
    return place;
  });
  return { sql: sql.replaceAll(/\$(\d+)/g, (_, n) => `$${moved[Number(n) - 1]}`), parameters: shared };
}

/**
 * A cache of statements by key, because building one takes longer than running it many times. The result of `finish` is
 * cached.
 */
export function madeStatements(max: number, finish = (made: MadeStatement): MadeStatement => made) {
  const made = new LRUCache<string, MadeStatement>({ max });
  return (db: Db, key: string, make: () => RawBuilder<unknown>): MadeStatement => {
    const known = made.get(key);
    if (known) return known;
    const { sql, parameters } = make().compile(db.withoutPlugins());
    const statement = finish({ sql, parameters });
    made.set(key, statement);
    return statement;
  };
}

/** Runs a statement with these values for its placeholders, and returns the rows. */
export async function rowsOfMade(
  db: Db,
  { sql, parameters }: MadeStatement,
  values: readonly unknown[],
): Promise<readonly unknown[]> {
  const filled = parameters.map((value) => (value instanceof Slot ? values[value.place] : value));
  return (await db.withoutPlugins().executeQuery(CompiledQuery.raw(sql, filled))).rows;
}
