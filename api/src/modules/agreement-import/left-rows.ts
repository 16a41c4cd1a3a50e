import type { Language } from 'shared-contracts';
import type { ImportMode } from 'shared-contracts/agreement-import';
import { eachInTurns } from '../../platform/work/take-turns.ts';
import type { Checked } from './import-review.ts';
import { importWords } from './import-words.ts';
import type { ReadRow } from './read-rows.ts';
import { reasonOf } from './row-reasons.ts';
import type { FoundRow } from './sent-rows.ts';

/** A row of a workbook that an import did not write, or the header of its sheet. */
export interface LeftRow {
  readonly sheet: string;
  /** As it is stored (decision 34); the header is the row before. */
  readonly rowNumber: number;
  readonly cells: readonly string[];
  /** Why it was not written; of the header the title of this column. */
  readonly reason: string;
}

/** Columns by which a later import finds an agreement that is there. */
const findable = ['agreementNumber', 'referenceNumber'] as const;

const canBeFound = ({ values }: ReadRow): boolean => findable.some((column) => Boolean(values[column]));

/** Agreements that are written without some of their rows, and that a later import of these rows would find. */
async function headsOf(found: readonly FoundRow[], mode: ImportMode): Promise<ReadonlySet<ReadRow>> {
  const heads = new Set<ReadRow>();
  const out = new Set<ReadRow>();
  await eachInTurns(found, ({ read, head, staysOut }) => {
    if (!staysOut.includes(mode)) return;
    out.add(read);
    if (head && canBeFound(head)) heads.add(head);
  });
  return new Set([...heads].filter((head) => !out.has(head)));
}

/**
 * The rows that a mode does not write, each sheet's behind its header, with the reason. They can be corrected and
 * imported again: an agreement that came in is listed before its rows where a later import finds it by its number.
 */
export async function leftRows(
  checked: Pick<Checked, 'sheets' | 'found'>,
  mode: ImportMode,
  language: Language,
): Promise<Iterable<LeftRow>> {
  return rowsOf(checked, mode, language, await headsOf(checked.found, mode));
}

function* rowsOf(
  { sheets, found }: Pick<Checked, 'sheets' | 'found'>,
  mode: ImportMode,
  language: Language,
  heads: ReadonlySet<ReadRow>,
): Generator<LeftRow> {
  const words = importWords(language);
  let begun: string | undefined;
  let places: readonly number[] = [];
  for (const row of found) {
    const { read, staysOut } = row;
    const isOut = staysOut.includes(mode);
    if (!isOut && !heads.has(read)) continue;
    const { name: sheet } = read.sheet;
    if (sheet !== begun) {
      const columns = sheets.find(({ name }) => name === sheet)?.columns ?? [];
      begun = sheet;
      places = columns.map(({ place }) => place);
      yield {
        ...{ sheet, rowNumber: -1, reason: words.badRows.reason },
        cells: columns.map(({ header }) => header),
      };
    }
    yield {
      ...{ sheet, rowNumber: read.row.rowNumber },
      cells: places.map((place) => read.row.cells[place] ?? ''),
      reason: isOut ? reasonOf(row, mode, words, language) : words.stays.already,
    };
  }
}
