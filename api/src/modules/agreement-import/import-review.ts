import type { Language } from 'shared-contracts';
import {
  type ImportEntityType,
  type ImportIssue,
  type ImportPlan,
  type ImportRecord,
  importColumnName,
  importSheetName,
  type ValidateImport,
} from 'shared-contracts/agreement-import';
import { recordRights } from 'shared-contracts/rights';
import type { RecordContext } from '../../records/record-context.ts';
import { type Written, writtenOf } from './bundle-input.ts';
import { type BundleVerdict, checkBundle, type RowVerdict } from './check-bundle.ts';
import { Additions, type Decided, type Within } from './check-people.ts';
import { targetOf } from './find-target.ts';
import { importLists } from './import-lists.ts';
import {
  type ImportSheet,
  importSheets,
  type RawWorkbook,
  type Remembered,
  type SheetRow,
} from './import-workbook.ts';
import { listEntries } from './lookup-store.ts';
import { Lookups, lookedUp } from './lookups.ts';
import { nearWords } from './near-words.ts';
import { type ReadRow, readRow } from './read-rows.ts';
import { turns } from './take-turns.ts';
import { filled, importSays, listed } from './told.ts';

/** The mends and choices of a call. */
export type Asked = Pick<ValidateImport, 'corrections' | 'leaveOut' | 'decisions' | 'mappings'>;

/** The two modes that write. */
export const writingModes = ['ImportValid', 'ImportWarningsAndValid'] as const;

/** What a check found. */
export interface Checked {
  readonly sheets: readonly ImportSheet[];
  readonly records: readonly ImportRecord[];
  /** Those that are other than in the check before. */
  readonly touched: readonly ImportRecord[];
  readonly verdicts: readonly BundleVerdict[];
  readonly additions: Additions;
  readonly notices: readonly string[];
  readonly rows: {
    readonly errors: number;
    readonly warnings: number;
    readonly valid: number;
    readonly leftOut: number;
  };
  readonly plans: Readonly<Record<(typeof writingModes)[number], ImportPlan>>;
}

const rowKey = (sheet: string, rowNumber: number): string => `${rowNumber} ${sheet}`;

interface Group {
  readonly agreement: ReadRow;
  readonly people: ReadRow[];
  readonly parcels: ReadRow[];
  readonly extra: ImportIssue[];
  readonly doubts: ImportIssue[];
}

interface Held {
  readonly parts: readonly ReadRow[];
  readonly signature: string;
  readonly verdict: BundleVerdict;
}

interface Told {
  readonly verdict: RowVerdict;
  readonly isLeftOut: boolean;
  readonly record: ImportRecord;
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, place) => value === other[place]);

/**
 * One workbook under review, for one person and project. What was found of rows that nobody touched since is kept, so
 * that a mended cell is checked again with what hangs on it and nothing else.
 */
export class ImportReview {
  readonly #raw: RawWorkbook;
  readonly #place: { readonly fileId: string; readonly projectId: string };
  readonly #language: Language;
  readonly #lookups = new Lookups();
  readonly #additions = new Additions();
  readonly #corrected = new Map<string, { readonly said: string; readonly row: SheetRow }>();
  #read = new WeakMap<SheetRow, ReadRow>();
  #held = new Map<string, Held>();
  #told = new Map<string, Told>();
  #sheets: readonly ImportSheet[] = [];
  #mapped: string | undefined;
  #lists: ReturnType<typeof importLists> | undefined;

  constructor(
    raw: RawWorkbook,
    place: { readonly fileId: string; readonly projectId: string },
    language: Language,
  ) {
    this.#raw = raw;
    this.#place = place;
    this.#language = language;
  }

  /** Rows of the sheets that are read. */
  get rowCount(): number {
    return this.#raw.sheets.reduce((sum, { rows }) => sum + rows.length, 0);
  }

  /** The same workbook with nothing looked up yet. */
  anew(): ImportReview {
    return new ImportReview(this.#raw, this.#place, this.#language);
  }

  /** Checks the rows with the mends and choices of a call. `told` hears how many rows are through. */
  async check(
    asked: Asked,
    remembered: Remembered,
    context: RecordContext,
    told: (done: number) => void = () => {},
  ): Promise<Checked> {
    const turn = turns();
    this.#match(asked, remembered);
    this.#lists ??= importLists(await listEntries(context, this.#place.projectId), nearWords);
    const rows = new Map<ImportSheet, readonly ReadRow[]>();
    let done = 0;
    const mends = Map.groupBy(asked.corrections, ({ sheet, rowNumber }) => rowKey(sheet, rowNumber));
    const within = { language: this.#language, lists: this.#lists, isFrom1904: this.#raw.isFrom1904 };
    for (const sheet of this.#sheets) {
      const read: ReadRow[] = [];
      for (const raw of sheet.rows) {
        await turn();
        const row = this.#mended(sheet, raw, mends.get(rowKey(sheet.name, raw.rowNumber)));
        const known = this.#read.get(row) ?? readRow(sheet, row, within);
        this.#read.set(row, known);
        read.push(known);
        done += 1;
        told(done);
      }
      rows.set(sheet, read);
    }
    await this.#lookups.load([...rows.values()].flat(), this.#place.projectId, context);
    return this.#judge(asked, rows, context, turn);
  }

  #match({ mappings }: Asked, remembered: Remembered): void {
    const mapped = JSON.stringify([mappings, [...remembered]]);
    if (mapped === this.#mapped) return;
    this.#mapped = mapped;
    this.#sheets = importSheets(this.#raw, remembered, mappings);
    this.#read = new WeakMap();
    this.#held.clear();
    this.#corrected.clear();
  }

  #mended(sheet: ImportSheet, row: SheetRow, mends: Asked['corrections'] | undefined): SheetRow {
    if (!mends) return row;
    const key = rowKey(sheet.name, row.rowNumber);
    const said = JSON.stringify(mends);
    const known = this.#corrected.get(key);
    if (known?.said === said) return known.row;
    const cells = [...row.cells];
    const marks = new Map(row.marks);
    const corrected: string[] = [];
    for (const { column, value } of mends) {
      const place = sheet.places.get(column);
      if (place === undefined) continue;
      while (cells.length < place) cells.push('');
      cells[place] = value.trim();
      marks.delete(place);
      corrected.push(column);
    }
    const mended = { ...row, cells, marks, corrected };
    this.#corrected.set(key, { said, row: mended });
    return mended;
  }

  async #judge(
    asked: Asked,
    rows: ReadonlyMap<ImportSheet, readonly ReadRow[]>,
    { user }: RecordContext,
    turn: () => Promise<void> | undefined,
  ): Promise<Checked> {
    const says = importSays(this.#language);
    const left = new Set(asked.leaveOut.map(({ sheet, rowNumber }) => rowKey(sheet, rowNumber)));
    const decisions = new Map(
      asked.decisions.map(({ sheet, rowNumber, column, choice, id }): [string, Decided] => [
        `${column} ${rowKey(sheet, rowNumber)}`,
        { choice, id: id ?? null },
      ]),
    );
    const within: Within = {
      ...{ lookups: this.#lookups, additions: this.#additions, says },
      mayAddAssociates: recordRights.businessAssociate.create(user, {}),
      decided: ({ sheet, row }, column) => decisions.get(`${column} ${rowKey(sheet.name, row.rowNumber)}`),
    };
    const all = [...rows.values()].flat();
    const isOut = ({ sheet, row }: ReadRow) => left.has(rowKey(sheet.name, row.rowNumber));
    const { groups, orphans, followers } = this.#group(all, isOut, within);

    const held = new Map<string, Held>();
    const verdicts: BundleVerdict[] = [];
    const byRow = new Map<ReadRow, RowVerdict>();
    for (const group of groups) {
      await turn();
      const { agreement, people, parcels, extra, doubts } = group;
      const parts = [agreement, ...people, ...parcels];
      const id = rowKey(agreement.sheet.name, agreement.row.rowNumber);
      const chosen = parts.flatMap(({ sheet, row }) =>
        decisions.size === 0
          ? []
          : ['agreementNumber', 'referenceNumber', 'businessAssociate'].map((column) =>
              decisions.get(`${column} ${rowKey(sheet.name, row.rowNumber)}`),
            ),
      );
      const signature = JSON.stringify([extra, doubts, chosen]);
      const known = this.#held.get(id);
      const isKnown = known && known.signature === signature && isSame(known.parts, parts);
      const own = {
        ...agreement,
        errors: [...agreement.errors, ...extra],
        warnings: [...agreement.warnings, ...doubts],
      };
      const verdict = isKnown
        ? known.verdict
        : checkBundle({ agreement: own, people, parcels }, within, this.#language);
      held.set(id, { parts, signature, verdict });
      verdicts.push(verdict);
      byRow.set(agreement, verdict.agreement);
      for (const { row, person } of verdict.people) byRow.set(person.read, row);
      for (const { row, land } of verdict.lands) byRow.set(land.read, row);
    }
    this.#held = held;
    for (const [read, message] of orphans)
      byRow.set(read, this.#alone(read, message === undefined ? [] : [{ column: 'key', message }]));
    const records: ImportRecord[] = [];
    const touched: ImportRecord[] = [];
    const seen = new Map<string, Told>();
    for (const read of all) {
      await turn();
      const isLeftOut = isOut(read) || followers.has(read);
      const verdict = byRow.get(read) ?? this.#alone(read, []);
      const key = rowKey(read.sheet.name, read.row.rowNumber);
      const known = this.#told.get(key);
      const isKnown =
        known &&
        known.verdict === verdict &&
        known.isLeftOut === isLeftOut &&
        known.record.cells === read.row.cells;
      const record = isKnown ? known.record : this.#record(read, verdict, isLeftOut);
      if (!isKnown) touched.push(record);
      seen.set(key, { verdict, isLeftOut, record });
      records.push(record);
    }
    this.#told = seen;
    return {
      ...{ sheets: this.#sheets, records, touched, verdicts, additions: this.#additions },
      notices: this.#notices(),
      rows: countRows(records),
      plans: {
        ImportValid: planOf(verdicts, records, 'ImportValid'),
        ImportWarningsAndValid: planOf(verdicts, records, 'ImportWarningsAndValid'),
      },
    };
  }

  readonly #lonely = new WeakMap<ReadRow, { readonly said: string; readonly verdict: RowVerdict }>();

  /** A row that stands by itself: left out, or of no agreement. */
  #alone(read: ReadRow, more: readonly ImportIssue[]): RowVerdict {
    const said = JSON.stringify(more);
    const known = this.#lonely.get(read);
    if (known?.said === said) return known.verdict;
    const verdict = {
      ...{ read, errors: [...read.errors, ...more], warnings: read.warnings },
      ...{ action: 'None' as const, changes: [], choices: [] },
    };
    this.#lonely.set(read, { said, verdict });
    return verdict;
  }

  /** The rows by their key; rows that no agreement of the workbook has; rows that are left out with their agreement. */
  #group(all: readonly ReadRow[], isOut: (read: ReadRow) => boolean, within: Within) {
    const { says } = within;
    const agreements = all.filter((read) => read.sheet.kind === 'agreements');
    const active = agreements.filter((read) => !isOut(read));
    const byKey = Map.groupBy(active, ({ key }) => key);
    const outKeys = new Set(agreements.filter(isOut).map(({ key }) => key));
    const targets = Map.groupBy(active, (read) => targetOf(read, within).there?.id ?? '');
    const byColumn = (['agreementNumber', 'referenceNumber'] as const).map(
      (column) => [column, Map.groupBy(active, ({ values }) => lookedUp(values[column]))] as const,
    );
    const others = (read: ReadRow, rows: readonly ReadRow[] | undefined): string =>
      listed((rows ?? []).filter((one) => one !== read).map(({ row }) => String(row.rowNumber + 2)));
    const groups = active.map((agreement): Group => {
      const extra: ImportIssue[] = [];
      const doubts: ImportIssue[] = [];
      const twins = agreement.key === '' ? '' : others(agreement, byKey.get(agreement.key));
      if (twins)
        extra.push({
          column: 'key',
          message: filled(says.row.keyTwice, { key: agreement.shownKey, rows: twins }),
        });
      const target = targetOf(agreement, within).there?.id;
      const same = target ? others(agreement, targets.get(target)) : '';
      if (same)
        extra.push({
          column: 'agreementNumber',
          message: filled(says.row.twoRowsOneAgreement, { rows: same }),
        });
      for (const [column, byValue] of byColumn) {
        const text = agreement.values[column];
        const rows = typeof text === 'string' && !same ? others(agreement, byValue.get(lookedUp(text))) : '';
        if (!rows) continue;
        const isMeant = within.decided(agreement, column)?.choice === 'New';
        const sentence = isMeant ? says.row.bothMeant : says.row.numberTwice;
        (isMeant ? doubts : extra).push({ column, message: filled(sentence, { text: String(text), rows }) });
      }
      return { agreement, people: [], parcels: [], extra, doubts };
    });
    const first = new Map<string, Group>();
    for (const group of groups) if (!first.has(group.agreement.key)) first.set(group.agreement.key, group);
    const orphans = new Map<ReadRow, string | undefined>();
    const followers = new Set<ReadRow>();
    for (const read of all) {
      if (read.sheet.kind === 'agreements' || isOut(read)) continue;
      const group = read.key === '' ? undefined : first.get(read.key);
      if (group) group[read.sheet.kind].push(read);
      else if (outKeys.has(read.key) && read.key !== '') followers.add(read);
      else {
        const sheet = importSheetName('agreements', this.#language);
        const sentence = filled(says.row.noAgreement, { sheet, key: read.shownKey });
        orphans.set(read, read.key === '' ? undefined : sentence);
      }
    }
    return { groups, orphans, followers };
  }

  #record(
    read: ReadRow,
    { errors, warnings, action, changes, choices }: RowVerdict,
    isLeftOut: boolean,
  ): ImportRecord {
    const { sheet, row, shownKey, role } = read;
    const types = { agreements: 'Agreement', parcels: 'Parcel' } as const;
    const entityType: ImportEntityType =
      sheet.kind === 'people' ? (role === 'Occupant' ? 'Occupant' : 'Landowner') : types[sheet.kind];
    const isWrong = isLeftOut || errors.length > 0;
    return {
      ...{ entityType, fileId: this.#place.fileId, sheet: sheet.name, rowNumber: row.rowNumber },
      errors: [...errors],
      warnings: [...warnings],
      key: shownKey || null,
      action: isWrong ? 'None' : action,
      isLeftOut,
      // The same array as the row's, so that a later check knows that nothing of it changed.
      cells: row.cells as string[],
      corrected: [...row.corrected],
      changes: isWrong ? [] : [...changes],
      choices: [...choices],
    };
  }

  #notices(): readonly string[] {
    const { notices } = importSays(this.#language);
    const read = new Set(this.#sheets.map(({ name }) => name));
    return [
      ...this.#raw.sheets
        .filter(({ name }) => !read.has(name))
        .map(({ name, isHidden }) =>
          filled(isHidden ? notices.hiddenSheet : notices.sheetNotRead, { sheet: name }),
        ),
      ...this.#sheets.flatMap(({ name, kind, columns, places }) => {
        const raw = this.#raw.sheets.find((one) => one.name === name);
        const key = importColumnName(kind, 'key', this.#language);
        return [
          ...(places.has('key') ? [] : [filled(notices.keyMissing, { sheet: name, header: key })]),
          ...columns.flatMap(({ header, column, by, place }) => {
            const gaps = { sheet: name, header };
            const isFormula = column !== null && raw?.formulas.includes(place);
            if (isFormula) return [filled(notices.formulas, gaps)];
            return column === null && by === null && header !== ''
              ? [filled(notices.unknownColumn, gaps)]
              : [];
          }),
        ];
      }),
    ];
  }
}

function countRows(records: readonly ImportRecord[]): Checked['rows'] {
  const counts = { errors: 0, warnings: 0, valid: 0, leftOut: 0 };
  for (const { errors, warnings, isLeftOut } of records) {
    if (isLeftOut) counts.leftOut += 1;
    else if (errors.length > 0) counts.errors += 1;
    else if (warnings.length > 0) counts.warnings += 1;
    else counts.valid += 1;
  }
  return counts;
}

const outcomes = new WeakMap<
  BundleVerdict,
  Readonly<Record<string, Pick<Written, 'action'> & { readonly rows: number }>>
>();

/** What a bundle does in each mode; worked out once. */
function outcomeOf(verdict: BundleVerdict, process: (typeof writingModes)[number]) {
  const known = outcomes.get(verdict);
  if (known) return known[process];
  const all = Object.fromEntries(
    writingModes.flatMap((mode) => {
      const written = writtenOf(verdict, mode);
      return written ? [[mode, { action: written.action, rows: written.rows.length }] as const] : [];
    }),
  );
  outcomes.set(verdict, all);
  return all[process];
}

/** What a mode would do. */
function planOf(
  verdicts: readonly BundleVerdict[],
  records: readonly ImportRecord[],
  process: (typeof writingModes)[number],
): ImportPlan {
  const plan = { new: 0, changed: 0, unchanged: 0, leftOut: 0, rowsLeftOut: 0 };
  let rows = 0;
  let agreements = 0;
  for (const verdict of verdicts) {
    const outcome = outcomeOf(verdict, process);
    if (!outcome) continue;
    agreements += 1;
    rows += outcome.rows;
    if (outcome.action === 'New') plan.new += 1;
    else if (outcome.action === 'Changed') plan.changed += 1;
    else plan.unchanged += 1;
  }
  const all = records.filter(({ entityType }) => entityType === 'Agreement').length;
  return { ...plan, leftOut: all - agreements, rowsLeftOut: records.length - rows };
}
