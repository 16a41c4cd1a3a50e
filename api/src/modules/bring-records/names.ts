import { unitTypes, writtenUnit } from 'shared-contracts/agreements';
import { isUuid } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { externalRecords } from './external-id-store.ts';
import { type FoundName, recordsNamed } from './names-store.ts';

/** What a name means: a record, several that are alike, or nothing. */
export type Meant = { readonly id: string } | 'several' | 'nothing';

/** Names of one statement. */
const atOnce = 1000;

/** As names are compared. */
export const nameKey = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** As a name of a type is looked up: units by their code. */
const keyOf = (type: string, text: string): string =>
  unitTypes.has(type) ? writtenUnit(text) : nameKey(text);

/** The records that the cells of a table name, each name looked up once. */
export class Names {
  readonly #found = new Map<string, Map<string, readonly FoundName[]>>();
  readonly #external = new Map<string, ReadonlyMap<string, string>>();
  readonly #within: RecordContext;
  readonly #projectId: string;

  constructor(within: RecordContext, projectId: string) {
    this.#within = within;
    this.#projectId = projectId;
  }

  /** Looks up names of a type; `system`: whose ids they may be besides. */
  async load(type: string, names: Iterable<string>, system: string): Promise<void> {
    const known = this.#found.get(type) ?? new Map<string, readonly FoundName[]>();
    this.#found.set(type, known);
    const all = [...new Set(names)];
    const missing = [...new Set(all.map((name) => keyOf(type, name)))].filter(
      (name) => name !== '' && !known.has(name),
    );
    for (let first = 0; first < missing.length; first += atOnce) {
      const some = missing.slice(first, first + atOnce);
      const found = Map.groupBy(
        await recordsNamed(this.#within, type, some, this.#projectId),
        ({ key }) => key,
      );
      for (const name of some) known.set(name, found.get(name) ?? []);
    }
    if (system === '') return;
    const ids = await externalRecords(this.#within, type, system, all);
    this.#external.set(
      `${type} ${system}`,
      new Map([...(this.#external.get(`${type} ${system}`) ?? []), ...ids]),
    );
  }

  /** What a name means, of those that were looked up; `around` tells records of the same name apart. */
  meant(type: string, name: string, system: string, around?: string): Meant {
    const own = name.trim().toLowerCase();
    if (isUuid(own)) return { id: own };
    const external = this.#external.get(`${type} ${system}`)?.get(name.trim());
    if (external) return { id: external };
    const all = this.#found.get(type)?.get(keyOf(type, name)) ?? [];
    const best = all.filter(({ rank }) => rank === all[0]?.rank);
    const near = around === undefined ? best : best.filter((one) => one.around === around);
    const found = near.length > 0 ? near : best;
    const [first] = found;
    if (!first) return 'nothing';
    return new Set(found.map(({ id }) => id)).size > 1 ? 'several' : { id: first.id };
  }
}
