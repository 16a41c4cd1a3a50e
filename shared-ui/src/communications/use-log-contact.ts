import { errorMessage } from 'shared-contracts/client';
import type { ContactChoice } from 'shared-contracts/communications';
import type { Address } from 'shared-contracts/routes';
import { shownTimeOfDay } from 'shared-contracts/shown-dates';
import { useMutation } from 'urql';
import { showToast } from '../feedback/toasts.ts';
import { DeleteCommunicationsDocument, UpdateCommunicationsDocument } from '../generated/operations.ts';
import type { PickOption } from '../picklists/picklist.ts';
import { useHeldRows, useRowAround } from '../record/record-context.ts';
import { useNavigate } from '../router/links.ts';
import { type CommunicationParent, inputOf, loggedValues, namesOf } from './communication-values.ts';
import { useCommunicationTexts } from './communications-texts.ts';
import { communicationsName, communicationsOf, useOneself } from './use-communication-rows.ts';

/**
 * Records a contact, made now by the person: immediately if the record is saved, else with its save. Its message names
 * whom it was with, takes it back, and leads to its page for a note. Only inside the form of a record, whose address is
 * needed where that form is another record's.
 */
export function useLogContact(
  parent: CommunicationParent,
  at?: Address,
): (choice: ContactChoice, recipients: readonly PickOption[]) => void {
  const { t, language } = useCommunicationTexts();
  const held = useHeldRows();
  const around = useRowAround();
  const oneself = useOneself();
  const navigate = useNavigate();
  const [, update] = useMutation(UpdateCommunicationsDocument);
  const [, remove] = useMutation(DeleteCommunicationsDocument);
  const address = at ?? around?.address ?? held.address;
  const noteOn = (id: string) => ({
    label: t('log.addNote'),
    run: () => void navigate(`${address}/${communicationsName}/${id}/details`),
  });

  const takeBack = async (id: string): Promise<void> => {
    const { error } = await remove({ input: [{ id }] });
    if (!error) return;
    const message = t('log.notUndone', { message: errorMessage(error) ?? t('unknownError') });
    showToast({ kind: 'error', message });
  };

  const log = async (choice: ContactChoice, recipients: readonly PickOption[]): Promise<void> => {
    const values = loggedValues(recipients, oneself, choice);
    const details = {
      outcome: [t(`outcomes.${choice.result}`), choice.method?.code].filter(Boolean).join(' · '),
      names: namesOf(recipients),
      time: shownTimeOfDay(values.timeOfDay ?? '', language),
    };
    const sentence = (name: 'done' | 'held') =>
      t(details.names === '' ? `log.${name}` : `log.${name}With`, details);
    const collection = held.collections.get(communicationsOf(parent));
    if (parent.isNew) {
      const id = collection && held.add(collection, around?.path ?? [], { ...values });
      showToast({
        kind: 'info',
        message: sentence('held'),
        ...(id ? { undo: async () => held.forget([id]), action: noteOn(id) } : {}),
      });
      return;
    }
    const input = { ...inputOf({ ...values }), id: crypto.randomUUID(), saveId: crypto.randomUUID() };
    const { error } = await update({ input: [input], source: parent.kind, parentId: parent.id });
    showToast(
      error
        ? { kind: 'error', message: t('log.failed', { message: errorMessage(error) ?? t('unknownError') }) }
        : {
            kind: 'success',
            message: sentence('done'),
            undo: () => takeBack(input.id),
            action: noteOn(input.id),
          },
    );
  };
  return (choice, recipients) => void log(choice, recipients);
}
