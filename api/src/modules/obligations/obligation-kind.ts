import { randomUUID } from 'node:crypto';
import { languageOf } from 'shared-contracts';
import {
  nextDueDate,
  obligationRules,
  obligationValidator,
  recurrenceErrors,
} from 'shared-contracts/engagement';
import type { FieldError } from 'shared-contracts/errors';
import type { ObligationInput } from 'shared-contracts/graphql';
import { validate, validationText } from 'shared-contracts/validators';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { formKind } from '../../records/writing/form-kind.ts';
import { saveRecord } from '../../records/writing/save-records.ts';
import type {
  RecordValues,
  StoredRecord,
  WritableKind,
  Written,
} from '../../records/writing/writable-kind.ts';
import { checkProjectRow } from '../project-row.ts';
import { factsOfRow, isAgreementOf, nextSequence, ownerless } from '../project-row-store.ts';
import { isFollowed } from './obligation-store.ts';

const rows = {
  type: 'Obligation',
  right: 'obligation',
  factsOf: (db: Db, id: string) => factsOfRow(db, ownerless('obligation'), id),
} as const;

/** Where obligations are written. */
interface ObligationPlace {
  readonly projectId: string;
  /** The obligation that was done, where the next one is made. */
  readonly followsId?: string;
}

const shows: Readonly<Record<string, readonly string[]>> = {
  agreement: ['agreementNumber', 'name'],
  obligationType: ['code'],
  responsible: ['fullName'],
};

const namedSchema = v.looseObject({ id: v.string() });

/** What holds beyond single fields. */
async function crossErrors(
  values: RecordValues,
  { db, user }: RecordContext,
  before: StoredRecord | undefined,
  projectId: string | undefined,
): Promise<readonly FieldError[]> {
  const language = languageOf(user.locale);
  const agreement = v.safeParse(namedSchema, values['agreement']);
  const known = v.safeParse(namedSchema, before?.values['agreement']);
  const isNew = agreement.success && !(known.success && known.output.id === agreement.output.id);
  const isElsewhere =
    isNew && projectId !== undefined && !(await isAgreementOf(db, agreement.output.id, projectId));
  return [
    ...recurrenceErrors(values, language),
    ...(isElsewhere ? [{ path: 'agreement', message: validationText(language, 'invalid') }] : []),
  ];
}

/**
 * Makes the next of a recurring obligation that was done, once: who did it holds the one that is followed until the
 * transaction ends, and an index lets it be followed once.
 */
async function makeNext(
  { id, before, after }: Written<RecordValues>,
  projectId: string,
  within: RecordContext,
): Promise<void> {
  if (!after?.values['completedDate'] || before?.values['completedDate']) return;
  const done = validate(obligationValidator, after.values);
  if (!done.valid) return;
  const { dueDate, recurrenceInterval, recurrenceUnit } = done.value;
  if (!dueDate || !recurrenceInterval || !recurrenceUnit) return;
  const next = nextDueDate(dueDate, recurrenceInterval, recurrenceUnit);
  if (!next || (await isFollowed(within.db, id))) return;
  const input = { ...done.value, id: randomUUID(), dueDate: next, completedDate: null };
  await saveRecord(kindOf({ projectId, followsId: id }), input, within);
}

function kindOf(place: ObligationPlace | undefined): WritableKind<ObligationInput> {
  const projectId = place?.projectId;
  return formKind<ObligationInput>({
    kind: 'OBLIGATION',
    type: 'Obligation',
    titleFields: ['description', 'obligationType'],
    fields: Object.keys(obligationRules).map((name) => ({
      name,
      ...(shows[name] ? { shows: shows[name] } : {}),
    })),
    rules: obligationRules,
    made: async ({ db }) =>
      projectId === undefined
        ? {}
        : {
            surface_project_id: projectId,
            sequence: await nextSequence(db, 'obligation', projectId),
            follows_id: place?.followsId ?? null,
          },
    check: (attempt, within) => checkProjectRow(rows, projectId, attempt, within),
    holds: (values, within, before) => crossErrors(values, within, before, projectId),
    ...(projectId === undefined
      ? {}
      : { written: (written, within) => makeNext(written, projectId, within) }),
  });
}

/** Obligations of a project and its agreements, as the project's form saves them. */
export const obligationKind = (projectId: string) => kindOf({ projectId: projectId.toLowerCase() });

/** Obligations of whatever projects, as they are deleted. */
export const anyObligationKind = kindOf(undefined);
