import { errorMessage } from 'shared-contracts/client';
import { pickedId } from 'shared-contracts/forms';
import { showToast, useTexts } from 'shared-ui';
import { useWizard, Wizard, WizardButton, WizardButtons, WizardPage } from 'shared-ui/dialogs';
import { FieldGrid, InlineForm, PickerField, useFieldValue } from 'shared-ui/form';
import { useClient, useQuery } from 'urql';
import { AgreementHandoverDocument, HandOverAgreementsDocument } from '../../generated/operations.ts';
import classes from '../../rows/lines.module.css';

interface HandOverProps {
  readonly projectId: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The number of the person's agreements, tasks and obligations in this project that would be handed over. */
function Work({ projectId }: { readonly projectId: string }) {
  const { t } = useTexts('projects');
  const fromId = pickedId(useFieldValue('from'));
  const [{ data, error }] = useQuery({
    query: AgreementHandoverDocument,
    variables: { fromId: fromId ?? '', surfaceProjectId: projectId },
    pause: fromId === undefined,
    requestPolicy: 'network-only',
  });
  if (fromId === undefined) return null;
  if (error) return <p role="alert">{errorMessage(error)}</p>;
  return <p role="status">{data ? t('agreements.handOver.work', { ...data.handover }) : ''}</p>;
}

function HandOverForm({ projectId, onDone }: Omit<HandOverProps, 'onClose'>) {
  const { t } = useTexts('projects');
  const client = useClient();
  const wizard = useWizard();
  return (
    <InlineForm
      className={classes['form']}
      initialValues={{ from: null, to: null }}
      validate={({ from, to }) => [
        ...(pickedId(from) ? [] : [{ path: 'from', message: t('agreements.handOver.choose') }]),
        ...(pickedId(to) ? [] : [{ path: 'to', message: t('agreements.handOver.choose') }]),
        ...(pickedId(from) && pickedId(from) === pickedId(to)
          ? [{ path: 'to', message: t('agreements.handOver.same') }]
          : []),
      ]}
      onSubmit={async ({ from, to }) => {
        const { data, error } = await client
          .mutation(HandOverAgreementsDocument, {
            fromId: pickedId(from) ?? '',
            toId: pickedId(to) ?? '',
            surfaceProjectId: projectId,
          })
          .toPromise();
        if (error || !data) throw new Error(errorMessage(error));
        showToast({ kind: 'success', message: t('agreements.handOver.done', { ...data.handedOver }) });
        onDone();
        wizard.close();
      }}
    >
      {({ isBusy, failure, isDirty }) => (
        <>
          <p className={classes['hint']}>{t('agreements.handOver.hint')}</p>
          <FieldGrid>
            <PickerField
              name="from"
              label={t('agreements.handOver.from')}
              required
              picklist="representatives"
            />
            <PickerField name="to" label={t('agreements.handOver.to')} required picklist="representatives" />
          </FieldGrid>
          <Work projectId={projectId} />
          {failure && <p role="alert">{failure}</p>}
          <WizardButtons>
            <WizardButton label={t('agreements.handOver.cancel')} onClick={wizard.close} />
            <WizardButton
              label={t('agreements.handOver.submit')}
              isPrimary
              isSubmit
              isBusy={isBusy}
              isDisabled={!isDirty}
              title={isDirty ? undefined : t('agreements.handOver.choose')}
            />
          </WizardButtons>
        </>
      )}
    </InlineForm>
  );
}

/** Hands the agreements, open tasks and open obligations of a person who leaves over to another person, in one step. */
export function HandOver({ projectId, onClose, onDone }: HandOverProps) {
  const { t } = useTexts('projects');
  return (
    <Wizard opened onClose={onClose} title={t('agreements.handOver.title')} initialPage="people">
      <WizardPage name="people">
        <HandOverForm projectId={projectId} onDone={onDone} />
      </WizardPage>
    </Wizard>
  );
}
