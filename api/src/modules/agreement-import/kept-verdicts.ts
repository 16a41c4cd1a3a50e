import type { Language } from 'shared-contracts';
import type { ImportIssue } from 'shared-contracts/agreement-import';
import type { BundleVerdict, RowVerdict } from './bundle-verdict.ts';
import { checkBundle } from './check-bundle.ts';
import type { Within } from './check-people.ts';
import type { Group } from './group-rows.ts';
import { rowKey } from './import-workbook.ts';
import type { ReadRow } from './read-rows.ts';

interface Held {
  readonly parts: readonly ReadRow[];
  readonly signature: string;
  readonly verdict: BundleVerdict;
}

/** The findings about the rows of each key, by the key's row. */
export type HeldVerdicts = ReadonlyMap<string, Held>;

const decidedColumns = ['agreementNumber', 'referenceNumber', 'businessAssociate'];

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, place) => value === other[place]);

const keyOf = ({ agreement }: Pick<Group, 'agreement'>): string =>
  rowKey(agreement.sheet.name, agreement.row.rowNumber);

/** Findings about rows, kept as long as neither they nor the records they depend on change. */
export class KeptVerdicts {
  readonly #language: Language;
  readonly #lonely = new WeakMap<ReadRow, { readonly moreJson: string; readonly verdict: RowVerdict }>();
  /** The findings of the last check. */
  held: HeldVerdicts = new Map();

  constructor(language: Language) {
    this.#language = language;
  }

  /** One check of all rows: `of` returns the verdicts of the rows of a key, `keep` stores them for the next check. */
  judging(within: Within): { readonly of: (group: Group) => BundleVerdict; readonly keep: () => void } {
    const found = new Map<string, Held>();
    return {
      of: (group) => {
        const held = this.#bundle(group, within);
        found.set(keyOf(group), held);
        return held.verdict;
      },
      keep: () => {
        this.held = found;
      },
    };
  }

  /** A row of its own: left out, or of no agreement. */
  alone(read: ReadRow, more: readonly ImportIssue[]): RowVerdict {
    const moreJson = JSON.stringify(more);
    const known = this.#lonely.get(read);
    if (known?.moreJson === moreJson) return known.verdict;
    const verdict = {
      ...{ read, errors: [...read.errors, ...more], warnings: read.warnings },
      ...{ action: 'None' as const, changes: [], choices: [] },
    };
    this.#lonely.set(read, { moreJson, verdict });
    return verdict;
  }

  /** The findings about the rows of a key: kept if none of them and nothing they are compared with has changed. */
  #bundle({ agreement, people, parcels, errors, warnings }: Group, within: Within): Held {
    const parts = [agreement, ...people, ...parcels];
    const chosen = parts.map((part) => decidedColumns.map((column) => within.decided(part, column)));
    const isPlain = errors.length === 0 && warnings.length === 0 && chosen.flat().every((one) => !one);
    const signature = isPlain ? '' : JSON.stringify([errors, warnings, chosen]);
    const known = this.held.get(keyOf({ agreement }));
    if (known && known.signature === signature && isSame(known.parts, parts)) return known;
    const own = isPlain
      ? agreement
      : {
          ...agreement,
          errors: [...agreement.errors, ...errors],
          warnings: [...agreement.warnings, ...warnings],
        };
    const verdict = checkBundle({ agreement: own, people, parcels }, within, this.#language);
    return { parts, signature, verdict };
  }
}
