import { languageOf } from 'shared-contracts';
import { validationText } from 'shared-contracts/validators';
import { texts as writingTexts } from '../../generated/texts/writing.ts';
import { brokenReference, brokenUnique, findIndex } from '../../platform/db/broken-constraint.ts';
import { badInput, invalid } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import type { RecordContext } from '../record-context.ts';
import type { RecordValues, SaveInput, WritableKind } from './writable-kind.ts';

/**
 * Translates the database's refusal of a row into a message for a person: a value is taken, or a record is deleted or
 * in use.
 */
export async function refusalOfBroken<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
>(
  error: unknown,
  { writer, taken = {} }: WritableKind<TInput, TValues, TContext>,
  context: TContext,
): Promise<unknown> {
  const language = languageOf(context.user.locale);
  const table = brokenReference(error);
  if (table) {
    const isNamed = writer.tables(context).includes(table);
    return badInput(messageFrom(writingTexts, ({ namedGone, rowInUse }) => (isNamed ? namedGone : rowInUse)));
  }
  const name = brokenUnique(error);
  const index = name === undefined ? undefined : await findIndex(context.db, name);
  const path = index && writer.fieldOf(context, index.table, new Set(index.columns));
  if (!path) return error;
  const text = taken[path] ?? (path === 'code' ? 'codeUsed' : 'duplicate');
  return invalid([{ path, message: validationText(language, text) }]);
}
