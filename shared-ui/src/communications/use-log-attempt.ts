import { errorMessage } from 'shared-contracts/client';
import type { AttemptOutcome } from 'shared-contracts/graphql';
import { shownTimeOfDay } from 'shared-contracts/shown-dates';
import { useMutation } from 'urql';
import { showToast } from '../feedback/toasts.ts';
import { DeleteCommunicationsDocument, UpdateCommunicationsDocument } from '../generated/operations.ts';
import { useHeldRows, useRowAround } from '../record/record-context.ts';
import { attemptValues, type CommunicationParent, inputOf } from './communication-values.ts';
import { useCommunicationTexts } from './communications-texts.ts';
import { communicationsOf, useOneself } from './use-communication-rows.ts';

/**
 * Records an attempt, made now by the person, that reached nobody: immediately if the record is saved, else with its
 * save. It can be undone from its message. Only inside the form of a record.
 */
export function useLogAttempt(parent: CommunicationParent): (outcome: AttemptOutcome) => void {
  const { t, language } = useCommunicationTexts();
  const held = useHeldRows();
  const around = useRowAround();
  const oneself = useOneself();
  const [, update] = useMutation(UpdateCommunicationsDocument);
  const [, remove] = useMutation(DeleteCommunicationsDocument);

  const takeBack = async (id: string): Promise<void> => {
    const { error } = await remove({ input: [{ id }] });
    if (!error) return;
    const message = t('log.notUndone', { message: errorMessage(error) ?? t('unknownError') });
    showToast({ kind: 'error', message });
  };

  const log = async (outcome: AttemptOutcome): Promise<void> => {
    const values = attemptValues(parent, oneself, outcome);
    const told = {
      outcome: t(`outcomes.${outcome}`),
      time: shownTimeOfDay(values.timeOfDay ?? '', language),
    };
    const collection = held.collections.get(communicationsOf(parent));
    if (parent.isNew) {
      const id = collection && held.add(collection, around?.path ?? [], { ...values });
      showToast({
        kind: 'info',
        message: t('log.held', told),
        ...(id ? { undo: async () => held.forget([id]) } : {}),
      });
      return;
    }
    const input = { ...inputOf({ ...values }), id: crypto.randomUUID(), saveId: crypto.randomUUID() };
    const { error } = await update({ input: [input], source: parent.kind, parentId: parent.id });
    showToast(
      error
        ? { kind: 'error', message: t('log.failed', { message: errorMessage(error) ?? t('unknownError') }) }
        : { kind: 'success', message: t('log.done', told), undo: () => takeBack(input.id) },
    );
  };
  return (outcome) => void log(outcome);
}
