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
import type { RecordContext } from '../../records/record-context.ts';
import { saveRecord } from '../../records/writing/save-records.ts';
import type {
  RecordValues,
  StoredRecord,
  WritableKind,
  Written,
} from '../../records/writing/writable-kind.ts';
import { projectRowKind } from '../project-row-kind.ts';
import { isAgreementOf } from '../project-row-store.ts';
import { firstDueDateOf, isFollowed } from './obligation-store.ts';

/** Where obligations are saved. */
interface ObligationPlace {
  readonly projectId: string;
  /** For the next obligation of a recurrence: the one that was completed. */
  readonly followsId?: string;
  /** When the recurrence was first due, yyyy-MM-dd. */
  readonly firstDueDate?: string;
}

const shows: Readonly<Record<string, readonly string[]>> = {
  agreement: ['called'],
  obligationType: ['code'],
  responsible: ['fullName'],
};

const namedSchema = v.looseObject({ id: v.string() });

/** Rules that involve several fields. */
async function crossErrors(
  values: RecordValues,
  { db, user }: RecordContext,
  before: StoredRecord | undefined,
  projectId: string,
): Promise<readonly FieldError[]> {
  const language = languageOf(user.locale);
  const agreement = v.safeParse(namedSchema, values['agreement']);
  const known = v.safeParse(namedSchema, before?.values['agreement']);
  const isNew = agreement.success && !(known.success && known.output.id === agreement.output.id);
  const isElsewhere = isNew && !(await isAgreementOf(db, agreement.output.id, projectId));
  return [
    ...recurrenceErrors(values, language),
    ...(isElsewhere ? [{ path: 'agreement', message: validationText(language, 'invalid') }] : []),
  ];
}

/**
 * Makes the next obligation after a recurring one was completed, only once: the completed row is locked until the
 * transaction ends, and an index allows only one successor.
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
  const firstDueDate = (await firstDueDateOf(within.db, id)) ?? dueDate;
  const recurrence = { firstDueDate, interval: recurrenceInterval, unit: recurrenceUnit };
  const next = nextDueDate(dueDate, recurrence);
  if (!next || (await isFollowed(within.db, id))) return;
  const input = { ...done.value, id: randomUUID(), dueDate: next, completedDate: null };
  await saveRecord(kindOf({ projectId, followsId: id, firstDueDate }), input, within);
}

function kindOf(place: ObligationPlace | undefined): WritableKind<ObligationInput> {
  return projectRowKind<ObligationInput>(
    {
      kind: 'OBLIGATION',
      type: 'Obligation',
      table: 'obligation',
      right: 'obligation',
      titleFields: ['description', 'obligationType'],
      fields: Object.keys(obligationRules).map((name) => ({
        name,
        ...(shows[name] ? { shows: shows[name] } : {}),
      })),
      rules: obligationRules,
      isWrittenBeside: () => true,
      made: (_within, _values, projectId) => ({
        surface_project_id: projectId,
        follows_id: place?.followsId ?? null,
        first_due_date: place?.firstDueDate ?? null,
      }),
      holds: (values, within, before, { projectId }) => crossErrors(values, within, before, projectId),
      written: (written, within, projectId) => makeNext(written, projectId, within),
    },
    place?.projectId,
  );
}

/** Obligations of a project and its agreements, as the project's form saves them. */
export const obligationKind = (projectId: string) => kindOf({ projectId });

/** Obligations of any project, for deleting them. */
export const anyObligationKind = kindOf(undefined);
