import type { Language } from 'shared-contracts';
import { withShownDay } from 'shared-contracts/shown-dates';
import { forbidden } from '../../platform/errors/app-error.ts';
import { isSeen } from '../reading/record-parents.ts';
import type { RecordContext } from '../record-context.ts';
import { keptByOthers } from './kept-by-others-store.ts';
import type { KeptName, RecordValues, SaveInput, WritableKind } from './writable-kind.ts';

/** Most records that a refusal names; nobody reads a longer sentence. */
const named = 3;

/**
 * Refuses to delete records if other companies wrote records that belong to them. The message names those and their
 * companies, so that the person knows whom to ask; records that the person does not see are not named. Throws
 * FORBIDDEN.
 */
export async function refuseOthers<
  TInput extends SaveInput,
  TValues extends RecordValues,
  TContext extends RecordContext,
>(
  { kind, type, ofOthers }: WritableKind<TInput, TValues, TContext>,
  ids: readonly string[],
  within: TContext,
): Promise<void> {
  if (!ofOthers) return;
  const kept = await keptByOthers(within, { kind, type }, ids);
  for (const { id } of kept) if (!(await isSeen(within, type, id))) return;
  if (kept.length === 0) return;
  const namesIn = (language: Language) =>
    kept
      .slice(0, named)
      .map(({ name, company }): KeptName => ({ name: withShownDay(name, language), company }));
  throw forbidden((language) => ofOthers(namesIn(language), kept.length, language));
}
