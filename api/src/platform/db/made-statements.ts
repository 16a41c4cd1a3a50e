import { CompiledQuery, type RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from './database.ts';

/** What stands in a statement for a value that comes with each call. */
export class Slot {
  readonly place: number;
  constructor(place: number) {
    this.place = place;
  }
}

/** A statement as it was made once; its slots are filled each time it is run. */
interface MadeStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What a person or another object that does not change is told apart by, written once for each. */
const keys = new WeakMap<object, string>();

/** A key of what a statement is made for: who asks, and what else its text depends on. */
export function keyOf(asker: object, ...rest: readonly unknown[]): string {
  const known = keys.get(asker) ?? JSON.stringify(asker);
  keys.set(asker, known);
  return known + JSON.stringify(rest);
}

/** Statements of a kind, made once for each key: making one takes longer than many run. */
export function madeStatements(max: number) {
  const made = new LRUCache<string, MadeStatement>({ max });
  return (db: Db, key: string, make: () => RawBuilder<unknown>): MadeStatement => {
    const known = made.get(key);
    if (known) return known;
    const { sql, parameters } = make().compile(db.withoutPlugins());
    const statement = { sql, parameters };
    made.set(key, statement);
    return statement;
  };
}

/** The rows of a statement with what stands in its slots. */
export async function rowsOfMade(
  db: Db,
  { sql, parameters }: MadeStatement,
  values: readonly unknown[],
): Promise<readonly unknown[]> {
  const filled = parameters.map((value) => (value instanceof Slot ? values[value.place] : value));
  return (await db.withoutPlugins().executeQuery(CompiledQuery.raw(sql, filled))).rows;
}
