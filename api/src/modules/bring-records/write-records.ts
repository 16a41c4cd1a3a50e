import { languageOf } from 'shared-contracts';
import { bringField, bringFields } from 'shared-contracts/bring-in';
import { AppError } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { behindSavepoint } from '../../records/writing/savepoint-store.ts';
import type { AlsoNew } from './also-new.ts';
import type { AssociateDetails } from './associate-details.ts';
import type { BringPlace, BroughtNoun, BroughtValue, BroughtValues, ReadyRecord } from './brought-noun.ts';
import { keepExternalIds } from './external-id-store.ts';
import type { Issues } from './issues.ts';
import { rowOf, systemOf } from './read-records.ts';
import { recordRefusal, recordWord } from './record-words.ts';
import { idsIn } from './values.ts';

/**
 * Number of records in one save, including rows below them and records that they need; a save accepts at most 1,000.
 */
const atOnce = 800;

interface Writing {
  readonly noun: BroughtNoun;
  readonly place: BringPlace;
  readonly alsoNew: AlsoNew;
  readonly details: AssociateDetails;
  readonly issues: Issues;
  /** Called with the number of further records that were written or refused; may throw to end the work. */
  readonly onProgress: (more: number) => void;
}

/** The ids that values reference. */
function* namedIn(values: Iterable<BroughtValue>): Generator<string> {
  for (const value of values) {
    if (typeof value !== 'object') continue;
    if ('id' in value) yield value.id;
    else for (const { id } of value) yield id;
  }
}

const namedBy = (records: readonly ReadyRecord[]): ReadonlySet<string> =>
  new Set(
    records
      .flatMap(({ values, below }) => [values, ...below.map((row) => row.values)])
      .flatMap((values: BroughtValues) => [...namedIn(Object.values(values))]),
  );

/** The field of a kind that a path in a save refers to. */
function fieldAt(noun: BroughtNoun, rest: string): string | null {
  const path = rest.replace(/\[\d+\]/g, '');
  const fields = bringFields(noun.kind);
  const exact = fields.find(({ column }) => column === path);
  const near = fields.find(({ column }) => path.startsWith(`${column}.`) || column.startsWith(`${path}.`));
  return (exact ?? near)?.name ?? null;
}

/** The field whose cell names an associate. */
function namingField({ fields }: ReturnType<typeof namingOf>, { values, below }: ReadyRecord, id: string) {
  const isIn = (value: BroughtValue | undefined) => idsIn(value).includes(id);
  return fields.find(({ of, name, column }) =>
    of === 'below' ? below.some((row) => isIn(row.values[name])) : isIn(values[column]),
  );
}

const namingOf = ({ kind }: BroughtNoun) => ({
  fields: bringFields(kind).filter(({ type }) => type === 'BusinessAssociate'),
});

/**
 * Reports why a save refused new associates: a number or a part of the address at the rows that contain it, anything
 * else at the rows that name the associate. Returns the refused associates.
 */
function reportRefusedAssociates(
  error: AppError,
  records: readonly ReadyRecord[],
  { noun, issues, alsoNew, details }: Writing,
): ReadonlySet<string> {
  const wrong = new Set<string>();
  const ids = alsoNew.unwrittenAssociates(namedBy(records));
  const naming = namingOf(noun);
  for (const { path, message } of error.details.fields ?? []) {
    const [, place = '', column = ''] = /^associates\[(\d+)\]\.?(\w*)/.exec(path) ?? [];
    const id = place === '' ? undefined : ids[Number(place)];
    if (id === undefined) continue;
    wrong.add(id);
    if (details.refuse(id, column, message)) continue;
    for (const record of records) {
      const field = namingField(naming, record, id);
      if (field)
        issues.add(record.group, rowOf(record.group, field.name, record.source), field.name, message);
    }
  }
  return wrong;
}

/** Reports what a save refused at the rows concerned. Returns the records that may not be written. */
function reportRefused(
  error: AppError,
  records: readonly ReadyRecord[],
  writing: Writing,
  { user }: RecordContext,
): ReadonlySet<ReadyRecord> {
  const { noun, issues } = writing;
  const wrong = reportRefusedAssociates(error, records, writing);
  const refused = new Set(records.filter(({ group }) => issues.hasFailed(group)));
  const namesWrong = (record: ReadyRecord) => [...namedBy([record])].some((id) => wrong.has(id));
  const { fields = [], conflicts = [] } = error.details;
  const conflicting = conflicts.map(({ path }) => ({
    path,
    message: error.messageIn(languageOf(user.locale)),
  }));
  for (const { path, message } of [...fields, ...conflicting]) {
    const [, place = '', rest = ''] = /^records\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
    const record = place === '' ? undefined : records[Number(place)];
    if (!record) continue;
    const field = fieldAt(noun, rest);
    // A reference to an associate that was not saved is not reported again; the fault is reported at the associate's
    // own details.
    const isNaming = field !== null && bringField(noun.kind, field)?.type === 'BusinessAssociate';
    if (isNaming && namesWrong(record)) continue;
    const inList = /^(\w+\[\d+\])/.exec(rest)?.[1];
    const ofRow = inList === undefined ? undefined : record.sources.get(inList);
    const row = ofRow ?? (field === null ? record.source : rowOf(record.group, field, record.source));
    issues.add(record.group, row, field, message);
    refused.add(record);
  }
  return refused;
}

/** Stores the ids of records in other systems. Reports and returns the records whose id another record has by now. */
async function keepIds(records: readonly ReadyRecord[], { noun, issues }: Writing, within: RecordContext) {
  const ids = records.flatMap((record) => {
    const externalId = record.group.cells['externalId']?.trim();
    return externalId ? [{ record, system: systemOf(record.group), externalId, recordId: record.id }] : [];
  });
  const taken = new Set((await keepExternalIds(within, noun.type, ids)).map(({ recordId }) => recordId));
  const others = ids.filter(({ recordId }) => taken.has(recordId)).map(({ record }) => record);
  for (const { group, source } of others)
    issues.add(group, rowOf(group, 'externalId', source), 'externalId', recordWord(within.user, 'idTaken'));
  return new Set(others);
}

/** Thrown if other records took ids in other systems: the records with these ids may not be written. */
class TakenIds extends AppError {
  readonly records: ReadonlySet<ReadyRecord>;

  constructor(records: ReadonlySet<ReadyRecord>) {
    super('CONFLICT', recordRefusal('idTaken'));
    this.records = records;
  }
}

/** Saves records behind a savepoint. Returns the refused ones; if there are any, none of the records is written. */
async function trySaving(
  records: readonly ReadyRecord[],
  writing: Writing,
  within: RecordContext,
): Promise<ReadonlySet<ReadyRecord>> {
  const { noun, place, alsoNew, issues } = writing;
  const { db, user } = within;
  const named = namedBy(records);
  const before = issues.failures;
  const ended = await behindSavepoint(db, async () => {
    await saveRecords(within, [
      ...(await alsoNew.lists(named)),
      ...(await noun.lists(records, within, place)),
    ]);
    const after = (await noun.listsAfter?.(records, within)) ?? [];
    if (after.length > 0) await saveRecords(within, after);
    const taken = await keepIds(records, writing, within);
    if (taken.size > 0) throw new TakenIds(taken);
  });
  if ('done' in ended) {
    alsoNew.noteWritten(named);
    return new Set();
  }
  const { refusal } = ended;
  if (refusal instanceof TakenIds) return refusal.records;
  const refused =
    refusal instanceof AppError ? reportRefused(refusal, records, writing, within) : new Set<ReadyRecord>();
  if (refused.size > 0) return refused;
  // The refused number came from a record that failed now, so the next attempt saves the associate without it.
  if (issues.failures > before) return trySaving(records, writing, within);
  const [alone, ...others] = records;
  if (!alone || others.length > 0) return new Set(records);
  const message =
    refusal instanceof AppError ? refusal.messageIn(languageOf(user.locale)) : recordWord(user, 'notWritten');
  issues.add(alone.group, alone.source, null, message);
  return new Set([alone]);
}

/**
 * Saves records without those that are refused. If the refusal does not say which ones, tries each half separately.
 * Returns the saved records.
 */
async function saveSome(
  records: readonly ReadyRecord[],
  writing: Writing,
  within: RecordContext,
): Promise<readonly ReadyRecord[]> {
  if (records.length === 0) return [];
  const refused = await trySaving(records, writing, within);
  if (refused.size === 0) return records;
  if (refused.size < records.length)
    return saveSome(
      records.filter((record) => !refused.has(record)),
      writing,
      within,
    );
  const areAllReported = records.every(({ group }) => writing.issues.hasFailed(group));
  if (records.length === 1 || areAllReported) return [];
  const half = Math.ceil(records.length / 2);
  return [
    ...(await saveSome(records.slice(0, half), writing, within)),
    ...(await saveSome(records.slice(half), writing, within)),
  ];
}

/** Splits records into pieces that fit into one save. */
function* piecesOf(records: readonly ReadyRecord[], { alsoNew }: Writing): Generator<readonly ReadyRecord[]> {
  let piece: ReadyRecord[] = [];
  let rows = 0;
  for (const record of records) {
    const more = 1 + record.below.length + alsoNew.due(namedBy([record]));
    if (piece.length > 0 && rows + more > atOnce) {
      yield piece;
      [piece, rows] = [[], 0];
    }
    piece.push(record);
    rows += more;
  }
  if (piece.length > 0) yield piece;
}

/**
 * Saves records in the transaction, each by the rules and rights of its form. Refused records are left out and reported
 * with the reason. Returns the saved ones.
 */
export async function writeRecords(
  records: readonly ReadyRecord[],
  writing: Writing,
  within: RecordContext,
): Promise<readonly ReadyRecord[]> {
  const saved: ReadyRecord[] = [];
  for (const piece of piecesOf(records, writing)) {
    // A detail about an associate may have been refused with an earlier piece, and the record with it.
    const sound = piece.filter(({ group }) => !writing.issues.hasFailed(group));
    saved.push(...(await saveSome(sound, writing, within)));
    writing.onProgress(piece.length);
  }
  return saved;
}
