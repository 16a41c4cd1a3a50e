import type { Language } from 'shared-contracts';
import { attemptOutcomes } from 'shared-contracts/communications';
import {
  consultationSteps,
  filedStepValidator,
  latestDay,
  proofValidator,
  stepErrors,
} from 'shared-contracts/consultation';
import type { FieldError } from 'shared-contracts/errors';
import { pickedId, textIn } from 'shared-contracts/forms';
import type { CommunicationInput, IndigenousLogInput } from 'shared-contracts/graphql';
import { errorsOf } from 'shared-contracts/validators';
import type { FormValues } from 'shared-ui/form';
import type { BoardCell, BoardRecipient } from './board-filters.ts';

/** How a contact went, in the order of its choices. */
export const contactOutcomes = ['Reached', ...attemptOutcomes] as const;

type Recipient = Pick<BoardRecipient, 'id' | 'kind' | 'associateId'>;

/** Contacts of one save of a project, by the lists that hold them. */
export interface FiledContacts {
  readonly communications: readonly CommunicationInput[];
  readonly indigenousLogs: readonly IndigenousLogInput[];
}

/** The step that filling in a cell writes: one of its own, or the proof of a sent notice. */
export type FilledStep = 'Answer' | 'FollowUp' | 'Notice' | 'Objection' | 'ObjectionResolved' | 'Proof';

/** The step to write for a cell; undefined if it is done or follows from other steps. */
export function stepToFill({ step, state, contactId }: BoardCell): FilledStep | undefined {
  if (step === 'Notified') return state === 'Done' ? undefined : contactId ? 'Proof' : 'Notice';
  if (step === 'Objection') return state === 'Due' ? 'ObjectionResolved' : 'Objection';
  if (state === 'Done' || state === 'DoneLate' || step === 'Closed') return undefined;
  return step === 'Answered' ? 'Answer' : 'FollowUp';
}

/** The errors in the entries for a cell, or for a letter. */
export function stepFaults(values: FormValues, language: Language): readonly FieldError[] {
  const { step, ...typed } = values;
  const today = latestDay(new Date());
  if (step === 'Proof') {
    const { deliveredDate } = typed;
    const wrong = errorsOf(proofValidator, typed, language);
    return wrong.length > 0 ? wrong : stepErrors({ step: 'Notice', deliveredDate }, today, language);
  }
  const deliveredDate = step === 'Notice' ? values['deliveredDate'] : null;
  const filed = { ...values, deliveredDate };
  const wrong = errorsOf(filedStepValidator, filed, language);
  return wrong.length > 0 ? wrong : stepErrors(filed, today, language);
}

/** The contacts with recipients that a save of their project writes, each with its own id. */
export function contactsWith(
  recipients: readonly Recipient[],
  values: FormValues,
  oneself: string | undefined,
  link?: { readonly name: string | null; readonly url: string },
): FiledContacts {
  const step = consultationSteps.find((one) => one === values['step']) ?? null;
  const attempt = attemptOutcomes.find((one) => one === values['outcome']) ?? null;
  const by = pickedId(values['representative']) ?? oneself;
  const shared = {
    date: textIn(values, 'date'),
    step,
    deliveredDate: step === 'Notice' ? textIn(values, 'deliveredDate') || null : null,
    isSuccessful: attempt === null,
    comments: textIn(values, 'comments') || null,
  };
  const communications = recipients
    .filter(({ kind }) => kind === 'Stakeholder')
    .map(({ id, associateId }): CommunicationInput => {
      const method = pickedId(values['methodOfContact']);
      return {
        ...shared,
        id: crypto.randomUUID(),
        stakeholderId: id,
        outcome: attempt,
        methodOfContact: method ? { id: method } : null,
        representative: by ? { id: by } : null,
        businessAssociates: associateId ? [{ id: associateId }] : [],
        ...(link
          ? {
              relatedDocuments: [
                { ...link, id: crypto.randomUUID(), isUrlLink: true, isConfidential: false },
              ],
            }
          : {}),
      };
    });
  const indigenousLogs = recipients
    .filter(({ kind }) => kind === 'Indigenous')
    .map(({ id }): IndigenousLogInput => {
      const method = pickedId(values['indigenousMethod']);
      return {
        ...shared,
        id: crypto.randomUUID(),
        indigenousEngagementId: id,
        methodOfContact: method ? { id: method } : null,
        contactedBy: by ? { id: by } : null,
      };
    });
  return { communications, indigenousLogs };
}

/** The proof of a notice that was sent, as a save of the project writes it. */
export function proofOf(
  { id, kind }: Recipient,
  { contactId, contactRevision }: BoardCell,
  deliveredDate: string,
): FiledContacts {
  const notice = {
    id: contactId ?? '',
    revision: contactRevision ?? null,
    step: 'Notice' as const,
    deliveredDate,
  };
  return kind === 'Stakeholder'
    ? { communications: [{ ...notice, stakeholderId: id }], indigenousLogs: [] }
    : { communications: [], indigenousLogs: [{ ...notice, indigenousEngagementId: id }] };
}
