import { unitTypes, writtenUnit } from 'shared-contracts/agreements';
import { isUuid } from '../../platform/server/arguments.ts';
import { type ListedEntry, listedEntry } from '../../platform/tables/listed-entries.ts';
import { type WrittenEntry, writtenEntry } from '../../platform/tables/written-entry.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { externalRecords } from './external-id-store.ts';
import { entriesOf, type FoundName, type NamedEntry, recordsNamed } from './names-store.ts';

/** What a name refers to: one record, several that match equally, or nothing. */
export type Meant = { readonly id: string } | 'several' | 'nothing';

/** Names that one statement looks up. */
const atOnce = 1000;

/** Most entries that a message names if a cell matches none of a list. */
const mostNamed = 8;

/** The form in which names are compared. */
export const nameKey = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** The form in which a name of a type is looked up; units by their code. */
const keyOf = (type: string, text: string): string =>
  unitTypes.has(type) ? writtenUnit(text) : nameKey(text);

/** The records that the cells of a table name. Each name is looked up once. */
export class Names {
  readonly #found = new Map<string, Map<string, readonly FoundName[]>>();
  readonly #external = new Map<string, ReadonlyMap<string, string>>();
  readonly #entries = new Map<string, readonly NamedEntry[]>();
  readonly #compared = new Map<string, readonly ListedEntry[]>();
  readonly #written = new Map<string, { readonly read: ReturnType<typeof writtenEntry> }>();
  readonly #within: RecordContext;
  readonly #projectId: string;

  constructor(within: RecordContext, projectId: string) {
    this.#within = within;
    this.#projectId = projectId;
  }

  /** Looks up names of a type, which may also be ids in the given system. */
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
    if (!this.#entries.has(type) && missing.some((name) => known.get(name)?.length === 0))
      this.#entries.set(type, await entriesOf(this.#within, type, this.#projectId));
    if (system === '') return;
    const ids = await externalRecords(this.#within, type, system, all);
    this.#external.set(
      `${type} ${system}`,
      new Map([...(this.#external.get(`${type} ${system}`) ?? []), ...ids]),
    );
  }

  /** Some entries of a list, for a message about a cell that matches none; empty if the type is not a list. */
  entries(type: string): readonly string[] {
    const all = new Set((this.#entries.get(type) ?? []).flatMap(({ texts }) => texts[0] ?? []));
    const some = [...all];
    return some.length > mostNamed ? [...some.slice(0, mostNamed), '…'] : some;
  }

  /**
   * The entry of a list that a cell names in different words, with the entry's own name. `others` returns further usual
   * words for a name.
   */
  inOtherWords(
    type: string,
    text: string,
    others: (name: string) => readonly string[],
  ): (WrittenEntry & { readonly as: string }) | 'several' | undefined {
    const entries = unitTypes.has(type) ? [] : (this.#entries.get(type) ?? []);
    const compared =
      this.#compared.get(type) ??
      entries.map(({ id, texts }) => listedEntry(id, [...texts, ...texts.flatMap(others)]));
    this.#compared.set(type, compared);
    // The result is cached: ten thousand rows of a table often share a few texts.
    const key = `${type} ${text}`;
    const known = this.#written.get(key) ?? { read: writtenEntry(text, compared) };
    this.#written.set(key, known);
    const { read } = known;
    if (read === undefined || read === 'several') return read;
    return { ...read, as: entries.find(({ id }) => id === read.id)?.texts[0] ?? '' };
  }

  /** What a looked-up name refers to; `around` distinguishes records with the same name. */
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
