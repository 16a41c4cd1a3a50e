import { languageOf } from 'shared-contracts';
import { latestDay, stepErrors } from 'shared-contracts/consultation';
import { indigenousLogRules, rowLockText } from 'shared-contracts/engagement';
import type { IndigenousLogInput } from 'shared-contracts/graphql';
import { validationText } from 'shared-contracts/validators';
import * as v from 'valibot';
import { invalid, notFound } from '../../platform/errors/app-error.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import type { SavedField } from '../../records/writing/saved-fields.ts';
import type { RecordValues, StoredRecord, WritableKind } from '../../records/writing/writable-kind.ts';
import { documentKind } from '../documents/index.ts';
import { projectRowKind } from '../project-row-kind.ts';
import {
  bandOfRepresentative,
  documentsOfLog,
  engagementOf,
  logsOfProjects,
  parentOfLog,
} from './engagement-store.ts';

const shows: Readonly<Record<string, readonly string[]>> = {
  methodOfContact: ['code'],
  contactedBy: ['fullName'],
};

const fieldOf = (name: string): SavedField => ({ name, ...(shows[name] ? { shows: shows[name] } : {}) });

const namedSchema = v.nullish(v.looseObject({ id: v.string() }));
const idIn = (values: RecordValues | undefined, field: string): string | undefined =>
  v.parse(namedSchema, values?.[field])?.id;

/** The engagement of a new contact. Throws NOT_FOUND if there is none, VALIDATION if it belongs to another project. */
async function newParent(input: IndigenousLogInput, projectId: string | undefined, within: RecordContext) {
  const id = input.indigenousEngagementId.toLowerCase();
  const engagement = isUuid(id) ? await engagementOf(within.db, id) : undefined;
  if (!engagement) throw notFound();
  if (engagement.projectId === projectId) return engagement;
  const message = validationText(languageOf(within.user.locale), 'invalid');
  throw invalid([{ path: 'indigenousEngagementId', message }]);
}

/** Refuses to move a contact to another engagement. Throws VALIDATION. */
async function checkStays({ id, indigenousEngagementId }: IndigenousLogInput, { db, user }: RecordContext) {
  if ((await parentOfLog(db, id)) === indigenousEngagementId.toLowerCase()) return;
  const message = rowLockText('savedParent', languageOf(user.locale));
  throw invalid([{ path: 'indigenousEngagementId', message }]);
}

/** Refuses a representative of another community than the engaged one. Throws VALIDATION. */
async function checkRepresentative(
  values: RecordValues,
  before: StoredRecord | undefined,
  bandId: string,
  { db, user }: RecordContext,
) {
  const id = idIn(values, 'representative');
  if (!id || id === idIn(before?.values, 'representative')) return;
  if ((await bandOfRepresentative(db, id)) === bandId) return;
  throw invalid([{ path: 'representative', message: validationText(languageOf(user.locale), 'invalid') }]);
}

function kindOf(projectId: string | undefined): WritableKind<IndigenousLogInput> {
  const plain = projectRowKind<IndigenousLogInput>(
    {
      kind: 'INDIGENOUS_LOG',
      type: 'IndigenousLog',
      rows: logsOfProjects,
      right: 'indigenousEngagement',
      titleFields: ['date'],
      fields: Object.keys(indigenousLogRules).map(fieldOf),
      rules: indigenousLogRules,
      isWrittenBeside: () => true,
      made: (_within, { indigenousEngagementId }) => ({ indigenous_engagement_id: indigenousEngagementId }),
      holds: (values, { user, clock }) => stepErrors(values, latestDay(clock()), languageOf(user.locale)),
      check: async (attempt, within) => {
        if (attempt.action === 'edit') await checkStays(attempt.input, within);
      },
      // Its documents are deleted with it, each with a history entry, unless one belongs to another company.
      takesAlong: async (within, id) =>
        deleteRecords(documentKind('IndigenousLog'), await documentsOfLog(within.db, id), within),
    },
    projectId,
  );
  return {
    ...plain,
    read: async (input, within, before) => {
      const values = await plain.read(input, within, before);
      // Checked last, so that errors in the contact are also reported if its engagement could not be created.
      const engagement = before
        ? await engagementOf(within.db, input.indigenousEngagementId)
        : await newParent(input, projectId, within);
      if (!engagement) throw notFound();
      await checkRepresentative(values, before, engagement.bandId, within);
      return before ? values : { ...values, indigenousEngagementId: engagement.id };
    },
  };
}

/** Contacts of the engagements of a project, as its form saves them. */
export const logKind = (projectId: string) => kindOf(projectId.toLowerCase());

/** Contacts of any engagement, for deleting them. */
export const anyLogKind = kindOf(undefined);
