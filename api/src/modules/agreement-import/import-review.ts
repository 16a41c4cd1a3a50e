import { isDeepStrictEqual } from 'node:util';
import type { Language } from 'shared-contracts';
import type { ImportMode, ImportPlan, ImportRecord, ValidateImport } from 'shared-contracts/agreement-import';
import { recordRights } from 'shared-contracts/rights';
import { eachInTurns } from '../../platform/work/take-turns.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { BundleVerdict, RowVerdict } from './bundle-verdict.ts';
import { Additions, type Decided, type Within } from './check-people.ts';
import { FixedRows } from './fixed-rows.ts';
import { groupRows } from './group-rows.ts';
import { type ImportLists, importLists } from './import-lists.ts';
import { planOf } from './import-plan.ts';
import { importWords } from './import-words.ts';
import {
  type ImportSheet,
  importSheets,
  type RawWorkbook,
  type Remembered,
  rowKey,
  type SheetRow,
} from './import-workbook.ts';
import { type HeldVerdicts, KeptVerdicts } from './kept-verdicts.ts';
import { type ListEntry, listEntries } from './lookup-store.ts';
import { Lookups } from './lookups.ts';
import { nearWords } from './near-words.ts';
import { otherDetails } from './new-associates.ts';
import { type ReadRow, readRow } from './read-rows.ts';
import { type LeftOutKeys, nowhere, outcomesOf, type RowOutcome } from './row-outcomes.ts';
import { countRows, type FoundRow, type RowCounts, recordsOf, SentRows } from './sent-rows.ts';
import { workbookNotices } from './workbook-notices.ts';

/** The corrections and choices of a call. */
export type Choices = Pick<ValidateImport, 'corrections' | 'leaveOut' | 'decisions' | 'mappings' | 'recipe'>;

/** The result of a check. */
export interface Checked {
  readonly sheets: readonly ImportSheet[];
  readonly lists: ImportLists;
  readonly verdicts: readonly BundleVerdict[];
  readonly additions: Additions;
  readonly notices: readonly string[];
  readonly rows: RowCounts;
  /** Every row of the workbook with its findings. */
  readonly found: readonly FoundRow[];
  readonly plans: Readonly<Record<ImportMode, ImportPlan>>;
  /** The rows in the shape of the answer: all of them, or those that differ from the check before. */
  readonly records: (which?: 'All' | 'Touched') => Promise<Iterable<ImportRecord>>;
}

/** The keys whose rows of owners or land are left out. */
async function leftOutKeys(
  all: readonly ReadRow[],
  isOut: (read: ReadRow) => boolean,
  count: number,
): Promise<LeftOutKeys> {
  const [owners, lands] = [new Set<string>(), new Set<string>()];
  if (count > 0)
    await eachInTurns(all, (read) => {
      const { kind } = read.sheet;
      if (kind === 'agreements' || read.key === '' || !isOut(read)) return;
      if (kind === 'parcels') lands.add(read.key);
      else if (read.role !== 'Occupant') owners.add(read.key);
    });
  return { owners, lands };
}

/** The lists of a project as they were looked up, with the entries they were built from. */
interface Looked {
  readonly entries: readonly ListEntry[];
  readonly lists: ImportLists;
}

/** The findings of a review before the same workbook was looked up again. */
interface Before {
  readonly lookups: Lookups;
  readonly additions: Additions;
  readonly held: HeldVerdicts;
  readonly mayAdd: boolean;
}

/**
 * One workbook under review, for one person and project. Verdicts of unchanged rows are kept, so that a corrected
 * cell only has itself and what depends on it checked again.
 */
export class ImportReview {
  readonly #raw: RawWorkbook;
  readonly #place: { readonly fileId: string; readonly projectId: string };
  readonly #language: Language;
  readonly #lookups = new Lookups();
  #additions = new Additions();
  readonly #mends = new FixedRows();
  readonly #sent = new SentRows();
  #read = new WeakMap<SheetRow, ReadRow>();
  readonly #verdicts: KeptVerdicts;
  #sheets: readonly ImportSheet[] = [];
  #mapped: string | undefined;
  #looked: Looked | undefined;
  #isFresh = false;
  #mayAdd = false;
  #before: Before | undefined;

  constructor(
    raw: RawWorkbook,
    place: { readonly fileId: string; readonly projectId: string },
    language: Language,
  ) {
    this.#raw = raw;
    this.#place = place;
    this.#language = language;
    this.#verdicts = new KeptVerdicts(language);
  }

  /** Rows of the sheets that are read. */
  get rowCount(): number {
    return this.#raw.sheets.reduce((sum, { rows }) => sum + rows.length, 0);
  }

  /**
   * The same workbook with nothing looked up yet except similar names, which never affect what is written. Values read
   * from cells are reused while the lists are unchanged, and so are the verdicts of their rows while everything they
   * name is found unchanged.
   */
  anew(): ImportReview {
    const fresh = new ImportReview(this.#raw, this.#place, this.#language);
    for (const [name, found] of this.#lookups.alike) fresh.#lookups.alike.set(name, found);
    fresh.#lookups.isAlikeWhole = this.#lookups.isAlikeWhole;
    fresh.#sheets = this.#sheets;
    fresh.#mapped = this.#mapped;
    fresh.#looked = this.#looked;
    fresh.#read = this.#read;
    fresh.#isFresh = true;
    fresh.#before = {
      ...{ lookups: this.#lookups, additions: this.#additions },
      ...{ held: this.#verdicts.held, mayAdd: this.#mayAdd },
    };
    return fresh;
  }

  /**
   * Checks the rows with the corrections and choices of a call. Calls `onProgress` with the number of rows checked so far.
   */
  async check(
    choices: Choices,
    remembered: Remembered,
    context: RecordContext,
    onProgress: (done: number) => void = () => {},
  ): Promise<Checked> {
    await this.#match(choices, remembered);
    const lists = await this.#lists(context);
    const mended = this.#mends.with(choices.corrections);
    const within = { language: this.#language, lists, isFrom1904: this.#raw.isFrom1904 };
    const all: ReadRow[] = [];
    for (const sheet of this.#sheets)
      await eachInTurns(sheet.rows, (raw) => {
        const row = mended(sheet, raw);
        const known = this.#read.get(row) ?? readRow(sheet, row, within);
        this.#read.set(row, known);
        all.push(known);
        onProgress(all.length);
      });
    await this.#lookups.load(all, this.#place.projectId, context);
    this.#mayAdd = recordRights.businessAssociate.create(context.user, {});
    await this.#takeBefore();
    return this.#judge(choices, all, lists);
  }

  async #match({ mappings }: Choices, remembered: Remembered): Promise<void> {
    const mapped = JSON.stringify([mappings, [...remembered]]);
    if (mapped === this.#mapped) return;
    this.#sheets = await importSheets(this.#raw, remembered, mappings);
    this.#mapped = mapped;
    this.#forget();
    this.#mends.clear();
  }

  /** Forgets the findings about rows. */
  #forget(): void {
    this.#read = new WeakMap();
    this.#verdicts.held = new Map();
    this.#before = undefined;
  }

  /** Reuses earlier findings where everything looked up since is unchanged, and the person's right is too. */
  async #takeBefore(): Promise<void> {
    const before = this.#before;
    this.#before = undefined;
    if (!before || before.mayAdd !== this.#mayAdd || !(await this.#lookups.isWithin(before.lookups))) return;
    this.#verdicts.held = before.held;
    this.#additions = before.additions;
  }

  /** The allowed values of list columns; looked up once, and once more before anything is written. */
  async #lists(context: RecordContext): Promise<ImportLists> {
    if (this.#looked && !this.#isFresh) return this.#looked.lists;
    const entries = await listEntries(context, this.#place.projectId);
    this.#isFresh = false;
    if (this.#looked && isDeepStrictEqual(entries, this.#looked.entries)) return this.#looked.lists;
    this.#forget();
    this.#looked = { entries, lists: importLists(entries, nearWords) };
    return this.#looked.lists;
  }

  async #judge(choices: Choices, all: readonly ReadRow[], lists: ImportLists): Promise<Checked> {
    const left = new Set(choices.leaveOut.map(({ sheet, rowNumber }) => rowKey(sheet, rowNumber)));
    const decisions = new Map(
      choices.decisions.map(({ sheet, rowNumber, column, choice, id }): [string, Decided] => [
        `${column} ${rowKey(sheet, rowNumber)}`,
        { choice, id: id ?? null },
      ]),
    );
    const within: Within = {
      ...{ lookups: this.#lookups, additions: this.#additions, words: importWords(this.#language) },
      mayAddAssociates: this.#mayAdd,
      decided: ({ sheet, row }, column) =>
        decisions.size === 0 ? undefined : decisions.get(`${column} ${rowKey(sheet.name, row.rowNumber)}`),
    };
    const isOut = ({ sheet, row }: ReadRow) => left.size > 0 && left.has(rowKey(sheet.name, row.rowNumber));
    const { groups, orphans, followers } = await groupRows(all, isOut, within, this.#language);
    const judged = this.#verdicts.judging(within);
    const verdicts: BundleVerdict[] = [];
    const byRow = new Map<ReadRow, RowVerdict>();
    const outcomes = new Map<ReadRow, RowOutcome>();
    const out = await leftOutKeys(all, isOut, left.size);
    await eachInTurns(groups, (group) => {
      const { agreement } = group;
      const verdict = judged.of(group);
      verdicts.push(verdict);
      byRow.set(agreement, verdict.agreement);
      for (const { row, person } of verdict.people) byRow.set(person.read, row);
      for (const { row, land } of verdict.lands) byRow.set(land.read, row);
      for (const [read, outcome] of outcomesOf(verdict, agreement, out)) outcomes.set(read, outcome);
    });
    judged.keep();
    for (const [read, message] of orphans)
      byRow.set(read, this.#verdicts.alone(read, message === undefined ? [] : [{ column: 'key', message }]));
    const rows: FoundRow[] = [];
    await eachInTurns(all, (read) => {
      const verdict = byRow.get(read) ?? this.#verdicts.alone(read, []);
      const outcome = outcomes.get(read) ?? nowhere;
      rows.push({ read, verdict, isLeftOut: isOut(read) || followers.has(read), ...outcome });
    });
    return {
      ...{
        sheets: this.#sheets,
        lists,
        verdicts,
        additions: this.#additions,
        rows: countRows(rows),
        found: rows,
      },
      notices: [
        ...workbookNotices(this.#raw, this.#sheets, this.#language),
        ...(this.#lookups.isAlikeWhole ? [] : [within.words.notices.namesNotCompared]),
        ...(await otherDetails(verdicts, within.words)),
      ],
      plans: {
        ImportValid: await planOf(verdicts, rows, 'ImportValid'),
        ImportWarningsAndValid: await planOf(verdicts, rows, 'ImportWarningsAndValid'),
      },
      records: async (which = 'All') => {
        const touched = await this.#sent.take(rows);
        return recordsOf(this.#place.fileId, which === 'All' ? rows : touched);
      },
    };
  }
}
