import { isDeepStrictEqual } from 'node:util';
import { descriptionOf } from 'shared-contracts/land';
import { eachInTurns, turns } from '../../platform/work/take-turns.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { StoredRecord } from '../../records/writing/writable-kind.ts';
import { parcelsCalled, storedAgreements } from '../agreements/index.ts';
import { type AlikeFound, associatesAlike, associatesNamed, type NamedFound } from '../associates/index.ts';
import {
  type AgreementThere,
  agreementsThere,
  type KeyedRecord,
  parcelsNumbered,
  titlesNumbered,
} from './lookup-store.ts';
import type { ReadRow } from './read-rows.ts';

/** Names that one statement looks up. */
const atOnce = 1000;

const digits = 10;

/** A text as it is looked up: in small letters, blanks once. */
export const lookedUp = (value: unknown): string =>
  typeof value === 'string' ? value.trim().replace(/\s+/g, ' ').toLowerCase() : '';

/** The last ten digits of a telephone number, or null. */
export function nationalDigits(value: unknown): string | null {
  const number = typeof value === 'string' ? value.replace(/\D/g, '').slice(-digits) : '';
  return number.length === digits ? number : null;
}

/**
 * Whether a cell of a row satisfies the rules of its field: a refused one, such as a text that is too long, is never
 * looked up.
 */
const isSound = ({ errors }: Pick<ReadRow, 'errors'>, name: string): boolean =>
  !errors.some(({ column }) => column === name);

/** A column of a kind of sheet. */
type Column = readonly [kind: ReadRow['sheet']['kind'], column: string];

type KeyedAgreement = AgreementThere & { readonly key: string };

/** Finds the records that the names in a workbook refer to; each is looked up once. */
export class Lookups {
  readonly associates = new Map<string, readonly NamedFound[]>();
  readonly alike = new Map<string, readonly AlikeFound[]>();
  /** Whether every new name was compared with the existing ones. */
  isAlikeWhole = true;
  readonly parcels = new Map<string, string | null>();
  readonly parcelNumbers = new Map<string, readonly KeyedRecord[]>();
  readonly titles = new Map<string, readonly KeyedRecord[]>();
  readonly numbers = new Map<string, readonly KeyedAgreement[]>();
  readonly references = new Map<string, readonly KeyedAgreement[]>();
  /** Agreements that are there, as they are. */
  readonly stored = new Map<string, StoredRecord>();
  readonly #seen = new WeakSet<ReadRow>();

  /** The details by which a row of people is looked up if no one has its name. */
  static typed(row: Pick<ReadRow, 'values' | 'errors'>) {
    const soundOf = (column: string) => (isSound(row, column) ? row.values[column] : undefined);
    return {
      key: lookedUp(soundOf('businessAssociate')),
      phone: nationalDigits(soundOf('phoneNumber')),
      email: lookedUp(soundOf('email')) || null,
    };
  }

  /** Whether all that was looked up here was found there too, as it is here. */
  async isWithin(other: Lookups): Promise<boolean> {
    const pairs: readonly (readonly [ReadonlyMap<string, unknown>, ReadonlyMap<string, unknown>])[] = [
      [this.associates, other.associates],
      [this.alike, other.alike],
      [this.parcels, other.parcels],
      [this.parcelNumbers, other.parcelNumbers],
      [this.titles, other.titles],
      [this.numbers, other.numbers],
      [this.references, other.references],
      [this.stored, other.stored],
    ];
    const turn = turns();
    for (const [own, there] of pairs)
      for (const [key, found] of own) {
        const others = turn();
        if (others) await others;
        if (!there.has(key) || !isDeepStrictEqual(there.get(key), found)) return false;
      }
    return true;
  }

  /** Looks up what rows name that was not looked up before. */
  async load(rows: readonly ReadRow[], projectId: string, within: RecordContext): Promise<void> {
    const fresh = rows.filter((row) => !this.#seen.has(row));
    if (fresh.length === 0) return;
    /** The names in columns of rows that are not known yet, each once. */
    const missing = async (known: ReadonlyMap<string, unknown>, ...columns: readonly Column[]) => {
      const names = new Set<string>();
      await eachInTurns(fresh, (row) => {
        for (const [kind, column] of columns) {
          const name = row.sheet.kind === kind && isSound(row, column) ? lookedUp(row.values[column]) : '';
          if (name !== '' && !known.has(name)) names.add(name);
        }
      });
      return [...names];
    };
    const each = async (names: readonly string[], look: (some: readonly string[]) => Promise<void>) => {
      for (let first = 0; first < names.length; first += atOnce)
        await look(names.slice(first, first + atOnce));
    };
    const keep = <T extends { readonly key: string }>(
      known: Map<string, readonly T[]>,
      some: readonly string[],
      found: readonly T[],
    ) => {
      const byKey = Map.groupBy(found, ({ key }) => key);
      for (const name of some) known.set(name, byKey.get(name) ?? []);
    };

    await each(await missing(this.associates, ['people', 'businessAssociate']), async (some) =>
      keep(this.associates, some, await associatesNamed(within, some)),
    );
    await this.#loadAlike(fresh, within);
    const lands = new Set<string>();
    await eachInTurns(fresh, ({ land }) => {
      for (const part of land) {
        const name = lookedUp(descriptionOf([part]));
        if (!this.parcels.has(name)) lands.add(name);
      }
    });
    await each([...lands], async (some) => {
      const found = await parcelsCalled(within.db, some);
      for (const name of some) this.parcels.set(name, found.get(name) ?? null);
    });
    await each(
      await missing(this.parcelNumbers, ['parcels', 'parcelNumber'], ['parcels', 'registryNumber']),
      async (some) => keep(this.parcelNumbers, some, await parcelsNumbered(within, some)),
    );
    await each(await missing(this.titles, ['parcels', 'title'], ['people', 'title']), async (some) =>
      keep(this.titles, some, await titlesNumbered(within, some)),
    );
    const numbers = await missing(this.numbers, ['agreements', 'agreementNumber']);
    const references = await missing(this.references, ['agreements', 'referenceNumber']);
    await each(numbers, async (some) => {
      const found = await agreementsThere(within, projectId, some, []);
      keep(
        this.numbers,
        some,
        found.map((one) => ({ ...one, key: one.number ?? '' })),
      );
    });
    await each(references, async (some) => {
      const found = await agreementsThere(within, projectId, [], some);
      keep(
        this.references,
        some,
        found.map((one) => ({ ...one, key: one.reference ?? '' })),
      );
    });
    await this.#loadStored(within);
    for (const row of fresh) this.#seen.add(row);
  }

  /** Existing associates similar to names that no one has. */
  async #loadAlike(rows: readonly ReadRow[], within: RecordContext): Promise<void> {
    const wanted = new Map<string, ReturnType<typeof Lookups.typed>>();
    await eachInTurns(rows, (row) => {
      if (row.sheet.kind !== 'people') return;
      const typed = Lookups.typed(row);
      const isNew = typed.key !== '' && this.associates.get(typed.key)?.length === 0;
      if (isNew && !this.alike.has(typed.key)) wanted.set(typed.key, typed);
    });
    const typed = [...wanted.values()];
    // All together: for many names the associates are walked through, which should happen once.
    const answer = await associatesAlike(within, typed);
    this.isAlikeWhole &&= answer.isWhole;
    const found = Map.groupBy(answer.found, ({ key }) => key);
    for (const { key } of typed) this.alike.set(key, found.get(key) ?? []);
  }

  /** Agreements that rows may change, as they are. */
  async #loadStored(within: RecordContext): Promise<void> {
    const ids = [...this.numbers.values(), ...this.references.values()].flat().map(({ id }) => id);
    const missing = [...new Set(ids)].filter((id) => !this.stored.has(id));
    for (let first = 0; first < missing.length; first += atOnce) {
      const found = await storedAgreements(within, missing.slice(first, first + atOnce));
      for (const [id, record] of found) this.stored.set(id, record);
    }
  }
}
