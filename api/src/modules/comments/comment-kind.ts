import { inLanguage, languageOf } from 'shared-contracts';
import { commentRules, mentionedIds } from 'shared-contracts/comments';
import { rowLockText } from 'shared-contracts/engagement';
import type { CommentInput } from 'shared-contracts/graphql';
import { commentLimits } from 'shared-contracts/limits';
import { recordRights } from 'shared-contracts/rights';
import { validationText } from 'shared-contracts/validators';
import { texts } from '../../generated/texts/comments.ts';
import { AppError, forbidden, invalid, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { dayIn } from '../../platform/server/zoned-days.ts';
import { personZone } from '../../records/company-zone-store.ts';
import { isSeen, parentTypeOf } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { formKind } from '../../records/writing/form-kind.ts';
import type { RecordValues, StoredRecord, WritableKind } from '../../records/writing/writable-kind.ts';
import { forgetReminders, remindAtOnce } from '../reminders/index.ts';
import { type CommentPlace, commentFacts, placeColumns, projectOfPlace } from './comment-place-store.ts';
import { emptyComment, keepHistoryWithin, markEdited, writtenLately } from './comment-store.ts';
import { keepMentions, strangers, zonesOf } from './mention-store.ts';

const textOf = (values: RecordValues | undefined): string => String(values?.['text'] ?? '');

/**
 * Refuses people who may not comment on a record. Throws NOT_FOUND, FORBIDDEN, or LIMIT for a person who writes too
 * much too fast.
 */
async function checkNew(within: RecordContext, place: CommentPlace): Promise<void> {
  const { db, user, clock } = within;
  const found = await projectOfPlace(db, place);
  if (!found || !(await isSeen(within, parentTypeOf(place.source), place.parentId))) throw notFound();
  if (!recordRights.comment.create(user, { project: found.parties }))
    throw forbidden((language) => rowLockText('readOnly', language));
  if ((await writtenLately(db, user.id, clock())) >= commentLimits.perMinute)
    throw new AppError(
      'LIMIT',
      messageFrom(texts, ({ tooFast }) => tooFast(commentLimits.perMinute)),
      {},
      429,
    );
}

/**
 * Refuses people who may not change an existing comment. Throws NOT_FOUND, FORBIDDEN, or VALIDATION if it is on another
 * record.
 */
async function checkOwn(
  within: RecordContext,
  id: string,
  action: 'edit' | 'delete',
  place: CommentPlace | undefined,
): Promise<void> {
  const { db, user } = within;
  const facts = await commentFacts(db, id);
  if (!facts || !(await isSeen(within, 'Comment', id))) throw notFound();
  if (!recordRights.comment[action](user, facts))
    throw forbidden(
      user.isReadOnly
        ? (language) => rowLockText('readOnly', language)
        : messageFrom(texts, ({ ofOthers }) => ofOthers),
    );
  if (place && (facts.source !== place.source || facts.parentId !== place.parentId))
    throw invalid([{ path: 'id', message: validationText(languageOf(user.locale), 'invalid') }]);
}

/** The errors in the people that a text mentions: too many, or somebody who may not read the comment. */
async function mentionFaults(
  values: RecordValues,
  within: RecordContext,
  before: StoredRecord | undefined,
  place: CommentPlace,
) {
  const { db, user } = within;
  const named = mentionedIds(textOf(values));
  const words = inLanguage(texts, languageOf(user.locale));
  if (named.length > commentLimits.mentions)
    return [{ path: 'text', message: words.tooMany(commentLimits.mentions) }];
  const known = new Set(mentionedIds(textOf(before?.values)));
  const found = await projectOfPlace(db, place);
  if (!found) throw notFound();
  const onlyCompany = values['isConfidential'] === true ? user.productClientId : null;
  const added = named.filter((id) => !known.has(id));
  const wrong = await strangers(db, added, { parties: found.parties, onlyCompany });
  return wrong.length > 0
    ? [{ path: 'text', message: onlyCompany ? words.strangerToCompany : words.stranger }]
    : [];
}

/** Stores who is mentioned, and reminds newly mentioned people at once. */
async function notifyMentioned(
  { id, before, after }: { id: string; before: StoredRecord | undefined; after: StoredRecord },
  { db, user, clock }: RecordContext,
): Promise<void> {
  const named = mentionedIds(textOf(after.values));
  const known = new Set(mentionedIds(textOf(before?.values)));
  const people = await zonesOf(
    db,
    named.filter((person) => !known.has(person)),
  );
  const added = await Promise.all(
    people.map(async (person) => ({
      personId: person.id,
      day: dayIn(await personZone(db, person), clock()),
    })),
  );
  await keepMentions(db, id, { named, added });
  // People who mention themselves need no reminder.
  const others = added.filter(({ personId }) => personId !== user.id);
  await remindAtOnce(db, { kind: 'mentioned', recordId: id, people: others });
}

/** Comments on one record when saving, on any records when deleting. */
export function commentKind(place?: CommentPlace): WritableKind<CommentInput> {
  const plain = formKind<CommentInput>({
    kind: 'COMMENT',
    type: 'Comment',
    titleFields: ['text'],
    fields: [{ name: 'text' }, { name: 'isConfidential' }],
    rules: commentRules,
    made: async ({ db, user, clock }) => {
      const found = place && (await projectOfPlace(db, place));
      if (!place || !found) throw notFound();
      return {
        ...placeColumns(place, found.projectId),
        ...{ author_id: user.id, owner_id: user.productClientId, created_at: clock() },
      };
    },
    check: async ({ action, id }, within) => {
      if (action !== 'create') await checkOwn(within, id, action, place);
      else if (place) await checkNew(within, place);
    },
    // Whether a comment is confidential cannot be changed: people who have read it would remember it, and its earlier
    // history would stay visible to everybody.
    locks: (_, { user }, before) =>
      before
        ? new Map([['isConfidential', inLanguage(texts, languageOf(user.locale)).kept]])
        : new Map<string, string>(),
    holds: (values, within, before) => (place ? mentionFaults(values, within, before, place) : []),
    written: async ({ id, before, after }, within) => {
      await keepHistoryWithin(within.db, id);
      if (!after) return;
      if (before) await markEdited(within.db, id, within.clock());
      await notifyMentioned({ id, before, after }, within);
    },
    settled: (_, { mail }) => mail.nudge(),
  });
  return {
    ...plain,
    writer: {
      ...plain.writer,
      // The row of a deleted comment stays, emptied.
      find: async (within, id) => {
        const found = await plain.writer.find(within, id);
        return found && (await commentFacts(within.db, id)) ? found : undefined;
      },
      remove: async ({ db, clock }, id) => {
        await emptyComment(db, id, clock());
        await forgetReminders(db, 'mentioned', id);
      },
    },
  };
}
