import { type DemoList, demoLists } from 'shared-contracts/lookup-tables';
import type { MasterDataField } from 'shared-contracts/master-data';
import { snakeCase } from '../records/reading/record-mapping.ts';
import { demoCompanies } from './demo-accounts.ts';
import { type DemoIds, namedId } from './demo-ids.ts';
import type { DemoRow } from './demo-store.ts';

type Entry = DemoList['entries'][number];

/** The rows of a table, and the name by which the demo refers to each. */
interface DeclaredTable {
  readonly table: string;
  readonly rows: readonly DemoRow[];
  readonly keys: ReadonlyMap<string, string>;
}

const companies = new Map(demoCompanies.map(({ code, id }) => [code as string, id as string]));

const keyOf = ({ key, code, name }: Entry): string => String(key ?? code ?? name);

type Find = (table: string, key: string) => string;

/** Column and value of a field. */
function cell(field: MasterDataField, value: Entry[string], find: Find): readonly [string, unknown] {
  if (field.kind !== 'reference') return [snakeCase(field.name), value];
  const key = String(value);
  const id = field.typeName === 'Company' ? companies.get(key) : find(snakeCase(field.typeName), key);
  if (!id) throw new Error(`The demo has no ${field.typeName} ${key}.`);
  return [`${snakeCase(field.name)}_id`, id];
}

function rowOf({ fields }: DemoList, id: string, entry: Entry, find: Find): DemoRow {
  const stored = fields.filter((field) => !(field.kind === 'reference' && field.derivedFrom));
  const cells = stored.flatMap((field) => {
    const value = entry[field.name];
    return value === undefined || field.kind === 'rows' ? [] : [cell(field, value, find)];
  });
  return { id, ...Object.fromEntries(cells) };
}

/** The entries that the lists declare for the demo, in an order in which each finds the entries that it references. */
export function makeDeclaredLists(ids: DemoIds): readonly DeclaredTable[] {
  const made = new Map<string, DeclaredTable>();
  const find: Find = (table, key) => {
    const found = made.get(table)?.keys.get(key);
    if (!found) throw new Error(`The demo has no ${key} in ${table}.`);
    return found;
  };
  for (const list of demoLists) {
    const { table, series, entries } = list;
    const keyed = entries.map((entry) => {
      const key = keyOf(entry);
      return { key, entry, id: series ? ids.next(table) : namedId(table, key) };
    });
    made.set(table, {
      table,
      rows: keyed.map(({ id, entry }) => rowOf(list, id, entry, find)),
      keys: new Map(keyed.map(({ key, id }) => [key, id])),
    });
  }
  return [...made.values()];
}
