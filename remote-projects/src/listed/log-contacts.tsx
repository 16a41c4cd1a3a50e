import { useState } from 'react';
import type { BulkAction, BulkActionProps } from 'shared-contracts';
import { errorMessage } from 'shared-contracts/client';
import { attemptOutcomes, communicationRules } from 'shared-contracts/communications';
import { dayIn, wallTimeIn, zoneHere } from 'shared-contracts/days';
import { saidOf } from 'shared-contracts/errors';
import { pickedId, textIn } from 'shared-contracts/forms';
import type { CommunicationParentKind } from 'shared-contracts/graphql';
import { largestDelete } from 'shared-contracts/grids';
import { lengths } from 'shared-contracts/limits';
import { fieldsOf } from 'shared-contracts/validators';
import { showToast, useSession, useTexts } from 'shared-ui';
import { useWizard, Wizard, WizardButton, WizardButtons, WizardPage } from 'shared-ui/dialogs';
import {
  ChoiceField,
  DateField,
  type FormValues,
  InlineForm,
  PickerField,
  TextareaField,
} from 'shared-ui/form';
import { useClient } from 'urql';
import { LogContactsDocument, TakeBackContactsDocument } from '../generated/operations.ts';
import { checkedBy } from '../rows/bulk-values.ts';
import lines from '../rows/lines.module.css';

/** The result of a contact that reached somebody. */
const reached = 'Reached';

/** Names of records that the dialog shows; the others are counted. */
const named = 10;

const check = checkedBy(fieldsOf({ date: communicationRules.date, comments: communicationRules.comments }));

/** The values of one new communication, apart from its id. */
function communicationOf(values: FormValues, userId: string | undefined) {
  const now = new Date();
  const date = textIn(values, 'date');
  const outcome = attemptOutcomes.find((one) => one === values['outcome']) ?? null;
  const methodId = pickedId(values['methodOfContact']);
  return {
    date,
    // A contact that is entered later has no time.
    timeOfDay: date === dayIn(now, zoneHere()) ? wallTimeIn(now, zoneHere()).slice(-5) : null,
    isSuccessful: outcome === null,
    outcome,
    methodOfContact: methodId ? { id: methodId } : null,
    representative: userId ? { id: userId } : null,
    comments: textIn(values, 'comments') || null,
  };
}

interface LogFormProps extends Pick<BulkActionProps, 'rows' | 'onDone'> {
  readonly source: CommunicationParentKind;
}

function LogForm({ rows, onDone, source }: LogFormProps) {
  const { t, language } = useTexts('projects');
  const client = useClient();
  const wizard = useWizard();
  const { user } = useSession();
  const [start] = useState<FormValues>(() => ({
    ...{ outcome: attemptOutcomes[0], date: dayIn(new Date(), zoneHere()) },
    ...{ methodOfContact: null, comments: null },
  }));
  const submit = async (values: FormValues) => {
    const communication = communicationOf(values, user?.id);
    const saveId = crypto.randomUUID();
    const input = rows.map(({ id }) => ({
      parentId: id,
      communication: { ...communication, id: crypto.randomUUID(), saveId },
    }));
    const { data, error } = await client.mutation(LogContactsDocument, { input, source }).toPromise();
    if (error || !data) throw new Error(errorMessage(error));
    const undo = async () => {
      const undone = await client
        .mutation(TakeBackContactsDocument, { input: data.logged.map((id) => ({ id })) })
        .toPromise();
      if (undone.error)
        showToast({ kind: 'error', message: saidOf(undone.error) ?? t('rows.log.notUndone') });
      else onDone();
    };
    showToast({ kind: 'success', message: t('rows.log.done', { count: rows.length }), undo });
    onDone();
    wizard.close();
  };
  const more = rows.length - named;
  return (
    <InlineForm
      className={lines['form']}
      initialValues={start}
      allowsPristine
      validate={(values) => check({ date: values['date'], comments: values['comments'] }, language)}
      onSubmit={submit}
    >
      {({ isBusy, failure }) => (
        <>
          <p className={lines['hint']}>{t('rows.log.hint', { count: rows.length })}</p>
          <ul className={lines['hint']}>
            {rows.slice(0, named).map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
            {more > 0 && <li>{t('rows.bulk.others', { count: more })}</li>}
          </ul>
          <ChoiceField
            name="outcome"
            label={t('rows.log.outcome')}
            choices={[...attemptOutcomes, reached].map((value) => ({
              value,
              label: t(`rows.log.outcomes.${value}`),
            }))}
          />
          <DateField name="date" label={t('rows.log.date')} required />
          <PickerField
            name="methodOfContact"
            label={t('rows.log.methodOfContact')}
            picklist="methodsOfContact"
          />
          <TextareaField
            name="comments"
            label={t('rows.log.comments')}
            maximum={lengths.communication.comments}
          />
          {failure && <p role="alert">{failure}</p>}
          <WizardButtons>
            <WizardButton label={t('rows.bulk.cancel')} onClick={wizard.close} />
            <WizardButton
              label={t('rows.log.log')}
              isPrimary
              isSubmit
              isBusy={isBusy}
              isDisabled={rows.length > largestDelete}
              title={
                rows.length > largestDelete ? t('rows.actions.tooMany', { most: largestDelete }) : undefined
              }
            />
          </WizardButtons>
        </>
      )}
    </InlineForm>
  );
}

/** Logs one contact on each of the selected records of a list, all or none; it can be undone from its message. */
export function logContacts(source: CommunicationParentKind): BulkAction {
  return function LogContacts({ rows, onDone, onClose }: BulkActionProps) {
    const { t } = useTexts('projects');
    return (
      <Wizard opened onClose={onClose} title={t('rows.log.title')} initialPage="log">
        <WizardPage name="log">
          <LogForm rows={rows} onDone={onDone} source={source} />
        </WizardPage>
      </Wizard>
    );
  };
}
