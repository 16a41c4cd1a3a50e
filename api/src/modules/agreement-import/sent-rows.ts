import { isDeepStrictEqual } from 'node:util';
import type { ImportEntityType, ImportRecord } from 'shared-contracts/agreement-import';
import { eachInTurns } from '../../platform/work/take-turns.ts';
import type { RowVerdict } from './bundle-verdict.ts';
import { rowKey } from './import-workbook.ts';
import type { ReadRow } from './read-rows.ts';
import type { RowOutcome } from './row-outcomes.ts';

/** A row with its findings. */
export interface FoundRow {
  readonly read: ReadRow;
  readonly verdict: RowVerdict;
  readonly isLeftOut: boolean;
  /** What the modes do with it. */
  readonly staysOut: RowOutcome['staysOut'];
  readonly lacks: RowOutcome['lacks'];
  readonly head: RowOutcome['head'];
}

/** Rows by verdict. */
export interface RowCounts {
  readonly errors: number;
  /** Rows that fail only because their agreement's row does. */
  readonly following: number;
  readonly warnings: number;
  readonly valid: number;
  readonly leftOut: number;
}

/** How many rows are invalid, by their own fault or their agreement's, in doubt, valid and left out. */
export function countRows(rows: readonly FoundRow[]): RowCounts {
  const counts = { errors: 0, following: 0, warnings: 0, valid: 0, leftOut: 0 };
  for (const { verdict, isLeftOut } of rows) {
    if (isLeftOut) counts.leftOut += 1;
    else if (verdict.isFollowing) counts.following += 1;
    else if (verdict.errors.length > 0) counts.errors += 1;
    else if (verdict.warnings.length > 0) counts.warnings += 1;
    else counts.valid += 1;
  }
  return counts;
}

const typeOf = ({ sheet, role }: ReadRow): ImportEntityType => {
  if (sheet.kind === 'people') return role === 'Occupant' ? 'Occupant' : 'Landowner';
  return sheet.kind === 'agreements' ? 'Agreement' : 'Parcel';
};

/** The land of a row of parcels, in its standard notation. */
function landOf({ sheet, values }: ReadRow, { known }: RowVerdict): string | null {
  const { legalDescription } = values;
  if (sheet.kind !== 'parcels') return null;
  return typeof legalDescription === 'string' ? legalDescription : (known ?? null);
}

/** A row in the shape of the answer (002 §3, decision 60a). */
function recordOf(fileId: string, { read, verdict, isLeftOut, staysOut, lacks }: FoundRow): ImportRecord {
  const { sheet, row, shownKey } = read;
  const { errors, warnings, action, changes, choices } = verdict;
  const isWrong = isLeftOut || errors.length > 0;
  return {
    ...{ entityType: typeOf(read), fileId, sheet: sheet.name, rowNumber: row.rowNumber },
    sourceRow: row.source ?? null,
    errors: [...errors],
    warnings: [...warnings],
    key: shownKey || null,
    action: isWrong ? 'None' : action,
    isLeftOut,
    cells: [...row.cells],
    corrected: [...row.corrected],
    changes: isWrong ? [] : [...changes],
    choices: [...choices],
    land: landOf(read, verdict),
    isFollowing: verdict.isFollowing === true,
    staysOut: [...staysOut],
    lacks: [...lacks],
  };
}

/** Rows in the shape of the answer, each built when its turn comes. */
export function* recordsOf(fileId: string, rows: readonly FoundRow[]): Generator<ImportRecord> {
  for (const found of rows) yield recordOf(fileId, found);
}

/** The state in which each row was last sent, to find the rows that differ in the next check. */
export class SentRows {
  #sent = new Map<string, FoundRow>();

  /** The rows that differ from the check before. */
  async take(rows: readonly FoundRow[]): Promise<readonly FoundRow[]> {
    const sent = new Map<string, FoundRow>();
    const touched: FoundRow[] = [];
    await eachInTurns(rows, (found) => {
      const { read, verdict, isLeftOut, lacks } = found;
      const key = rowKey(read.sheet.name, read.row.rowNumber);
      const known = this.#sent.get(key);
      const isKnown =
        known?.verdict === verdict &&
        known.isLeftOut === isLeftOut &&
        isDeepStrictEqual(known.lacks, lacks) &&
        known.read.row.cells === read.row.cells;
      if (!isKnown) touched.push(found);
      sent.set(key, found);
    });
    this.#sent = sent;
    return touched;
  }
}
