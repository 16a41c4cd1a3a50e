import { languageOf } from 'shared-contracts';

import {
  type BoardCell,
  type BoardRow,
  gapSentence,
  movedSentence,
  type RecipientStateName,
  unruledSentence,
  warningSentence,
} from 'shared-contracts/consultation';
import { zoneSchema } from 'shared-contracts/grids';
import { consultationLimits } from 'shared-contracts/limits';
import * as v from 'valibot';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/localized-message.ts';
import { checkedFirst, checkedId } from '../../platform/server/arguments.ts';
import { personZone } from '../../records/company-zone-store.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import { findRecords } from '../../records/reading/record-store.ts';
import type { Selection } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { boardAt } from './known-boards.ts';

/** The states of a recipient that do not end by themselves on a certain day. */
const openStates: readonly RecipientStateName[] = [
  'NotNotified',
  'Objecting',
  'Paused',
  'Unknown',
  'Unproved',
];

const cellAnswer = ({ contact, ...cell }: BoardCell) => ({
  ...cell,
  contactId: contact?.id ?? null,
  contactRevision: contact?.revision ?? null,
});

/** The current rules of clocks, if the operation selects them. */
async function rulesOf(
  rows: readonly BoardRow[],
  { db, catalog, user }: RecordContext,
  selections: readonly Selection[],
) {
  const ids = [...new Set(rows.flatMap(({ clock }) => clock?.ruleId ?? []))];
  if (selections.length === 0) return new Map<string, unknown>();
  return findRecords({ db, catalog, user, type: 'ProvincialRule' }, ids, selections);
}

/** Rows of the board in the form of the answer. */
async function rowAnswers(
  rows: readonly BoardRow[],
  context: RecordContext,
  recipientSelections: readonly Selection[],
) {
  const selections = recipientSelections
    .filter(({ name }) => name === 'clock')
    .flatMap((selection) => selection.below('ResponseClock'))
    .filter(({ name }) => name === 'rule')
    .flatMap((selection) => selection.below('ProvincialRule'));
  const rules = await rulesOf(rows, context, selections);
  const language = languageOf(context.user.locale);
  return rows.map(({ recipient, state, clock, cells, gaps }) => ({
    ...{ id: recipient.id, kind: recipient.kind, name: recipient.name, state, cells: cells.map(cellAnswer) },
    ...{ associateId: recipient.associateId, parcels: recipient.parcels, pauses: recipient.pauses },
    contactCount: recipient.contacts.length,
    lastContactDate: recipient.contacts.at(-1)?.date ?? null,
    clock: clock && {
      ...{ ...clock, ...clock.rule, moved: movedSentence(clock, language) },
      unruled: unruledSentence(clock, language),
      rule: rules.get(clock.ruleId) ?? null,
    },
    gaps: gaps.map((gap) => ({ ...gap, sentence: gapSentence(gap, language) })),
  }));
}

/** A number of rows after a given one; none if that one is missing. Throws BAD_INPUT. */
function pageOf(
  rows: readonly BoardRow[],
  { first, after }: { readonly first: number; readonly after?: string | null },
) {
  const wanted = checkedFirst(first, consultationLimits.boardPage);
  if (!after) return rows.slice(0, wanted);
  const id = checkedId(after);
  const place = rows.findIndex(({ recipient }) => recipient.id === id);
  return place < 0 ? [] : rows.slice(place + 1, place + 1 + wanted);
}

/** The parameters of a project's board; days are those of its land, or of `zone` if no province is known. */
export interface BoardQuestion {
  readonly surfaceProjectId: string;
  readonly zone?: string | null;
}

/** The board of a project that the person may see. Throws NOT_FOUND or BAD_INPUT. */
async function seenBoard({ surfaceProjectId, zone }: BoardQuestion, context: RecordContext) {
  const known = v.safeParse(zoneSchema, zone ?? (await personZone(context.db, context.user)));
  if (!known.success)
    throw badInput(toProgrammers('zone must be a time zone, for example America/Edmonton.'));
  const projectId = checkedId(surfaceProjectId);
  if (!(await isSeen(context, 'SurfaceProject', projectId))) throw notFound();
  return boardAt(context.db, projectId, context.clock(), known.output);
}

/**
 * The parties of a project that have not answered yet, and the day from which it may be filed; its recipients if the
 * operation selects them.
 */
export async function readBoard(
  question: BoardQuestion,
  context: RecordContext,
  recipients: Selection | undefined,
) {
  const { rows, warnings, ...counts } = await seenBoard(question, context);
  const language = languageOf(context.user.locale);
  return {
    ...counts,
    warnings: warnings.map((one) => ({ ...one, sentence: warningSentence(one, language) })),
    recipientCount: rows.length,
    openCount: rows.filter(({ state }) => openStates.includes(state)).length,
    ...(recipients
      ? { recipients: await rowAnswers(rows, context, recipients.below('ConsultationRecipient')) }
      : {}),
  };
}

/** The next recipients of a board after one of them. Throws NOT_FOUND or BAD_INPUT. */
export async function readRecipients(
  question: BoardQuestion & Parameters<typeof pageOf>[1],
  context: RecordContext,
  recipientSelections: readonly Selection[],
) {
  const { rows } = await seenBoard(question, context);
  return rowAnswers(pageOf(rows, question), context, recipientSelections);
}

/** The state of one recipient; null if it does not belong to the project. Throws NOT_FOUND or BAD_INPUT. */
export async function readRecipient(
  question: BoardQuestion & { readonly id: string },
  context: RecordContext,
  recipientSelections: readonly Selection[],
) {
  const wanted = checkedId(question.id);
  const { rows } = await seenBoard(question, context);
  const found = rows.filter(({ recipient }) => recipient.id === wanted);
  return (await rowAnswers(found, context, recipientSelections))[0] ?? null;
}
