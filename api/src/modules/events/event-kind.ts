import { languageOf } from 'shared-contracts';
import { rowLockText } from 'shared-contracts/engagement';
import { eventFields, eventLock, eventLocks, eventRules } from 'shared-contracts/events';
import type { EventInput } from 'shared-contracts/graphql';
import { validationText } from 'shared-contracts/validators';
import * as v from 'valibot';
import { invalid } from '../../platform/errors/app-error.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { RecordValues, StoredRecord, WritableKind } from '../../records/writing/writable-kind.ts';
import { projectRowKind } from '../project-row-kind.ts';
import { isAgreementOf } from '../project-row-store.ts';
import { eventsOfProjects, isTypeFor, parentOfEvent } from './event-store.ts';

/** The agreement of a new event in a save; null for an event of the project itself. */
const agreementOf = ({ agreementId }: EventInput): string | null => agreementId?.toLowerCase() ?? null;

const wrong = ({ user }: RecordContext, path: string) =>
  ({ path, message: validationText(languageOf(user.locale), 'invalid') }) as const;

/** Refuses an agreement of another project, and a change of a stored event's agreement. Throws VALIDATION. */
async function checkParent(input: EventInput, isNew: boolean, projectId: string, within: RecordContext) {
  const agreementId = agreementOf(input);
  if (!isNew) {
    const isNamed = input.agreementId !== undefined;
    if (!isNamed || (await parentOfEvent(within.db, input.id))?.agreementId === agreementId) return;
    const language = languageOf(within.user.locale);
    throw invalid([{ path: 'agreementId', message: rowLockText('savedParent', language) }]);
  }
  if (agreementId === null) return;
  if (!isUuid(agreementId) || !(await isAgreementOf(within.db, agreementId, projectId)))
    throw invalid([wrong(within, 'agreementId')]);
}

const typedSchema = v.looseObject({ eventType: v.looseObject({ id: v.string() }) });

/** Refuses an event type that is for the other kind of parent. Throws VALIDATION. */
async function checkType(values: RecordValues, agreementId: string | null, within: RecordContext) {
  const { eventType } = v.parse(typedSchema, values);
  const form = agreementId === null ? 'ProjectEvent' : 'AgreementEvent';
  if (!(await isTypeFor(within.db, eventType.id, form))) throw invalid([wrong(within, 'eventType')]);
}

function kindOf(projectId: string | undefined): WritableKind<EventInput> {
  const plain = projectRowKind<EventInput>(
    {
      kind: 'EVENT',
      type: 'Event',
      rows: eventsOfProjects,
      right: 'event',
      titleFields: ['eventType'],
      fields: eventFields.map((name) => (name === 'eventType' ? { name, shows: ['code'] } : { name })),
      rules: eventRules,
      isWrittenBeside: () => true,
      made: ({ user }, { agreementId = null }, own) => ({
        surface_project_id: own,
        agreement_id: agreementId,
        owner_id: user.productClientId,
      }),
      stamps: ({ user, clock }) => ({ last_modified_by_id: user.id, last_modified_on: clock() }),
      reasonOf: (user, { ownerId }) =>
        eventLock(user, { isNew: false, isUserOwned: ownerId === user.productClientId, mayEdit: true }),
      check: async (attempt, within, own) => {
        if (attempt.action !== 'delete' && own !== undefined)
          await checkParent(attempt.input, attempt.action === 'create', own, within);
      },
      locks: ({ user }, before) => {
        const language = languageOf(user.locale);
        const locks = eventLocks(user, { isNew: !before, isUserOwned: true, mayEdit: true });
        return new Map([...locks].map(([field, reason]) => [field, rowLockText(reason, language)]));
      },
    },
    projectId,
  );
  return {
    ...plain,
    read: async (input: EventInput, within: RecordContext, before: StoredRecord | undefined) => {
      const values = await plain.read(input, within, before);
      if (before) return values;
      const agreementId = agreementOf(input);
      await checkType(values, agreementId, within);
      return { ...values, agreementId };
    },
  };
}

/** Events of a project and its agreements, as its form saves them (002 §4, §5, §6). */
export const eventKind = (projectId: string) => kindOf(projectId.toLowerCase());

/** Events of any project, for deleting them. */
export const anyEventKind = kindOf(undefined);
