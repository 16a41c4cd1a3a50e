import { randomUUID } from 'node:crypto';
import {
  type Brought,
  bringLimits,
  bringNouns,
  isRecordKind,
  type WriteRecords,
} from 'shared-contracts/bring-in';
import { recordRights } from 'shared-contracts/rights';
import { badInput, forbidden, notFound } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { type RecordGroup, type RecordRow, recordGroups } from '../bring-in/index.ts';
import { findProjectParties, lockProjects } from '../project-place-store.ts';
import { AlsoNew } from './also-new.ts';
import { AssociateDetails } from './associate-details.ts';
import type { BringPlace, BroughtNoun, ReadRecord, ReadyRecord } from './brought-noun.ts';
import { identify } from './identify.ts';
import { Issues } from './issues.ts';
import { Names } from './names.ts';
import { broughtNouns } from './nouns.ts';
import { readRecords, rowOf } from './read-records.ts';
import { type RecordStamp, stampsOf } from './record-stamp-store.ts';
import { sumsAfter } from './record-sums.ts';
import { recordRefusal, recordWord } from './record-words.ts';
import { noteRun } from './run-store.ts';
import { warnAboutDetails } from './warn-about-details.ts';
import { writeRecords } from './write-records.ts';

type WriteRequest = Omit<WriteRecords, 'fileId' | 'expected'> &
  Partial<Pick<WriteRecords, 'expected' | 'fileId'>>;

/** The result of an import: the records that a table created, and everything that was reported about its rows. */
export interface BroughtRecords {
  readonly brought: Brought;
  readonly issues: Issues;
}

/** The kind of records of a recipe, after checking the person's right. Throws an AppError. */
export async function nounFor(
  { recipe, projectFileId }: WriteRequest,
  { db, user }: RecordContext,
): Promise<BroughtNoun> {
  const { kind } = recipe;
  if (!isRecordKind(kind)) throw badInput(recordRefusal('otherKind'));
  const noun = broughtNouns[kind];
  const { isInProject } = bringNouns[kind];
  if (isInProject && !projectFileId) throw badInput(recordRefusal('needsProject'));
  const project = projectFileId ? await findProjectParties(db, projectFileId) : undefined;
  if (isInProject && (!project || !recordRights[noun.right].view(user, { project }))) throw notFound();
  if (!recordRights[noun.right].create(user, isInProject && project ? { project } : {}))
    throw forbidden(recordRefusal('noRight'));
  return noun;
}

/** The rows of a table with the corrections that somebody made to their cells. */
function corrected(
  rows: readonly RecordRow[],
  { corrections }: Pick<WriteRequest, 'corrections'>,
): readonly RecordRow[] {
  if (corrections.length === 0) return rows;
  const byRow = Map.groupBy(corrections, ({ row }) => row);
  const everywhere = new Map(
    (byRow.get(null) ?? []).map(({ field, from, value }) => [`${field} ${from}`, value.trim()] as const),
  );
  return rows.map((row) => {
    const cells: Record<string, string> = {};
    for (const [field, text] of Object.entries(row.cells)) {
      const value = everywhere.get(`${field} ${text}`) ?? text;
      if (value !== '') cells[field] = value;
    }
    for (const { field, value } of byRow.get(row.source) ?? []) {
      if (value.trim() === '') delete cells[field];
      else cells[field] = value.trim();
    }
    return { ...row, cells };
  });
}

/** Reports records of a table that contradict each other. */
function reportTwice(groups: readonly RecordGroup[], issues: Issues, { user }: RecordContext): void {
  const byKey = new Map<string, RecordGroup>();
  for (const group of groups) {
    if (group.key === undefined) continue;
    const before = byKey.get(group.key);
    const [first] = group.rows;
    if (before && first)
      issues.add(group, first.source, null, recordWord(user, 'twice', { row: before.rows[0]?.source ?? 0 }));
    else byKey.set(group.key, group);
  }
}

/** The records without a reported fault, each with its id. */
function readyOf(
  records: readonly ReadRecord[],
  ids: ReadonlyMap<ReadRecord, string>,
  stamps: ReadonlyMap<string, RecordStamp>,
  issues: Issues,
): readonly ReadyRecord[] {
  return records.flatMap((record) => {
    if (issues.hasFailed(record.group)) return [];
    const known = ids.get(record);
    return [
      {
        ...record,
        id: known ?? randomUUID(),
        revision: known === undefined ? undefined : stamps.get(known)?.revision,
        sources: new Map<string, number>(),
        rowIds: [],
        warn: (row: number, field: string | null, message: string) =>
          issues.add(record.group, row, field, message, true),
      },
    ];
  });
}

/** Facts about the import of a table. */
interface Bringing extends Pick<BringPlace, 'hasAccounting'> {
  readonly fileName: string;
  /** Called with the number of steps done and in total. May throw, which rolls everything back. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Each record counts twice: when it is read and when it is written. */
function counter(records: number, onProgress: Required<Bringing>['onProgress']) {
  let done = 0;
  return (more: number) => {
    done += more;
    onProgress(done, 2 * records);
  };
}

/**
 * Writes the records of a table in one transaction; a rehearsal applies the same rules and writes nothing, so that a
 * check predicts what the write will do. Refused records are left out, each with the reason. Throws an AppError.
 */
export async function bringRecords(
  context: RecordContext,
  rows: readonly RecordRow[],
  request: WriteRequest,
  { fileName, hasAccounting, onProgress = () => {} }: Bringing,
): Promise<BroughtRecords> {
  const noun = await nounFor(request, context);
  const groups = recordGroups(noun.kind, corrected(rows, request));
  const most = bringLimits.records;
  if (groups.length > most) throw badInput(recordRefusal('manyRecords', { most }));
  return inTransaction(context, async (within) => {
    const { db, user, isRehearsal = false } = within;
    const issues = new Issues(noun.kind);
    const count = counter(groups.length, onProgress);
    count(0);
    const place = {
      ...{ projectId: request.projectFileId?.toLowerCase() ?? '', hasAccounting },
      ...(request.fileId === undefined ? {} : { fileId: request.fileId }),
    };
    if (place.projectId !== '') await lockProjects(db, [place.projectId]);
    const details = new AssociateDetails(issues);
    const alsoNew = new AlsoNew(within, details);
    const names = new Names(within, place.projectId);
    reportTwice(groups, issues, within);
    const records = await readRecords(noun, groups, within, {
      ...{ names, alsoNew, details, issues, onProgress: count },
    });
    const { ids, stamps } = await identify(records, noun, within, place, issues);
    await noun.checkNew?.(
      new Set(records.filter((record) => !ids.has(record) && !issues.hasFailed(record.group))),
      records,
      within,
      place,
      ({ group, source }, field, message) =>
        issues.add(group, field === null ? source : rowOf(group, field, source), field, message),
    );
    const filesLeft = (await noun.filesLeft?.(records, within, place)) ?? [];
    const ready = readyOf(records, ids, stamps, issues);
    count(records.length - ready.length);
    const saved = await writeRecords(
      ready,
      { noun, place, alsoNew, details, issues, onProgress: count },
      within,
    );
    await warnAboutDetails(saved, details, issues, within);
    const after = await stampsOf(
      within,
      noun,
      saved.map(({ id }) => id),
    );
    const isChanged = ({ id }: ReadyRecord) => stamps.get(id)?.stamp !== after.get(id)?.stamp;
    const fresh = saved.filter(({ revision }) => revision === undefined);
    const known = saved.filter(({ revision }) => revision !== undefined);
    const changed = known.filter(isChanged).length;
    const counts = {
      ...{ new: fresh.length, changed, unchanged: known.length - changed },
      failed: groups.length - saved.length,
    };
    const { expected } = request;
    if (!isRehearsal && expected && JSON.stringify(expected) !== JSON.stringify(counts))
      throw badInput(recordRefusal('otherByNow'));
    const sums = await sumsAfter(noun, saved, within);
    const runId = isRehearsal || saved.length === 0 ? null : randomUUID();
    const { BusinessAssociate: associates, Parcel: parcels } = alsoNew.made;
    if (runId !== null)
      await noteRun(db, {
        ...{ id: runId, kind: noun.kind, fileName, projectId: place.projectId || null },
        ...{ userId: user.id, at: within.clock(), counts },
        made: [
          ...fresh.map(({ id }) => ({ type: noun.type, id, revision: after.get(id)?.revision ?? 1 })),
          ...associates.map((id) => ({ type: 'BusinessAssociate', id, revision: 1 })),
          ...parcels.map((id) => ({ type: 'Parcel', id, revision: 1 })),
        ],
      });
    const savedGroups = new Set(saved.map(({ group }) => group));
    const rowsLeft = groups
      .filter((group) => !savedGroups.has(group))
      .reduce((sum, one) => sum + one.rows.length, 0);
    const brought: Brought = {
      ...{ rows: rows.length, records: counts, rowsLeft, runId, sums },
      alsoNew: { associates: associates.length, parcels: parcels.length },
      ...(filesLeft.length > 0
        ? { filesLeft: filesLeft.slice(0, bringLimits.filesLeft), filesLeftCount: filesLeft.length }
        : {}),
      issues: [...issues.shown],
      issueCount: issues.count,
    };
    return { brought, issues };
  });
}
