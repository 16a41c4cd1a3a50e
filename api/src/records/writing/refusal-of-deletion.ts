import { type Language, languageOf } from 'shared-contracts';
import type { ErrorCode } from 'shared-contracts/errors';
import { AppError, badInput } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/localized-message.ts';
import type { RecordContext } from '../record-context.ts';

interface Arguments {
  readonly deletion: string;
  readonly ids: readonly string[];
  readonly allowDeletePendingTimesheets?: boolean | null;
}

/** A mutation as its module declares it. */
type Mutation = (...given: never[]) => unknown;

/** Refusals that a rehearsed deletion returns; a missing record and a failure are thrown as usual. */
const returnedCodes: ReadonlySet<ErrorCode> = new Set(['BAD_INPUT', 'FORBIDDEN', 'VALIDATION']);

function sentenceOf({ messageIn, details: { fields = [] } }: AppError, language: Language): string {
  return fields.length > 0 ? fields.map(({ message }) => message).join(' ') : messageIn(language);
}

/**
 * Returns why records cannot be deleted, before the person is asked to confirm: the mutation itself is run with the
 * person's rights, and rolled back. Null if nothing prevents it now. Throws what the mutation throws for records that
 * the person may not see.
 */
export const refusalOfDeletion =
  (mutations: Readonly<Record<string, Mutation>>) =>
  async (
    _parent: unknown,
    { deletion, ids, ...options }: Arguments,
    context: RecordContext,
  ): Promise<string | null> => {
    const attempt = deletion.startsWith('delete')
      ? new Map(Object.entries(mutations)).get(deletion)
      : undefined;
    if (!attempt) throw badInput(toProgrammers('Name a mutation that deletes records, as deleteAgreements.'));
    // This mutation takes its records as a list of inputs instead of ids.
    const given =
      deletion === 'deleteCommunications' ? { input: ids.map((id) => ({ id })) } : { ...options, ids };
    try {
      await Reflect.apply(attempt, undefined, [undefined, given, { ...context, isRehearsal: true }]);
      return null;
    } catch (error) {
      if (!(error instanceof AppError) || !returnedCodes.has(error.code)) throw error;
      return sentenceOf(error, languageOf(context.user.locale));
    }
  };
