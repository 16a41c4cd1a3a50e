import { languageOf } from 'shared-contracts';
import { dayIn } from 'shared-contracts/agreements';
import { type BoardCell, boardOf, gapSentence, movedSentence } from 'shared-contracts/consultation';
import { defaultZone, zoneSchema } from 'shared-contracts/grids';
import * as v from 'valibot';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/said.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import { findRecords } from '../../records/reading/record-store.ts';
import type { Selection } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { consultationRules, recipientsOf } from './consultation-store.ts';

const told = ({ contact, ...cell }: BoardCell) => ({
  ...cell,
  contactId: contact?.id ?? null,
  contactRevision: contact?.revision ?? null,
});

/** Who of a project has not been heard from, and when it may be filed. Throws NOT_FOUND. */
export async function tellBoard(
  surfaceProjectId: string,
  zone: string | null | undefined,
  context: RecordContext,
  selections: readonly Selection[],
) {
  const { db, catalog, user, clock: now } = context;
  const known = v.safeParse(zoneSchema, zone ?? defaultZone);
  if (!known.success)
    throw badInput(toProgrammers('zone must be a time zone, for example America/Edmonton.'));
  const id = checkedId(surfaceProjectId);
  if (!(await isSeen(context, 'SurfaceProject', id))) throw notFound();
  const recipients = await recipientsOf(db, id);
  const board = boardOf(recipients, await consultationRules(db), dayIn(now(), known.output));
  const ruleIds = [...new Set(board.rows.flatMap(({ clock }) => clock?.ruleId ?? []))];
  const rules =
    selections.length > 0
      ? await findRecords({ db, catalog, user, type: 'ProvincialRule' }, ruleIds, selections)
      : new Map();
  const language = languageOf(user.locale);
  const { rows, ...counts } = board;
  return {
    ...counts,
    recipients: rows.map(({ recipient, state, clock, cells, gaps }) => ({
      ...{ id: recipient.id, kind: recipient.kind, name: recipient.name, state, cells: cells.map(told) },
      ...{ associateId: recipient.associateId, parcels: recipient.parcels, pauses: recipient.pauses },
      contactCount: recipient.contacts.length,
      lastContactDate: recipient.contacts.at(-1)?.date ?? null,
      clock: clock && {
        ...{ ...clock, ...clock.rule, moved: movedSentence(clock, language) },
        rule: rules.get(clock.ruleId) ?? null,
      },
      gaps: gaps.map((gap) => ({ ...gap, sentence: gapSentence(gap, language) })),
    })),
  };
}
