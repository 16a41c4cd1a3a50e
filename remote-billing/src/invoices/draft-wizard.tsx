import { useState } from 'react';
import { draftValidator, invoiceGroupings, invoiceSubtotals } from 'shared-contracts/billing';
import { errorMessage } from 'shared-contracts/client';
import { today } from 'shared-contracts/days';
import { sumOf } from 'shared-contracts/decimal';
import { pickedId } from 'shared-contracts/forms';
import type { InvoiceDraftInput } from 'shared-contracts/graphql';
import { recordAddress } from 'shared-contracts/routes';
import { errorsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { useWizard, Wizard, WizardButton, WizardButtons, WizardPage } from 'shared-ui/dialogs';
import {
  ChoiceField,
  DateField,
  FieldGrid,
  FieldRow,
  type FormValues,
  InlineForm,
  PickerField,
  TextField,
} from 'shared-ui/form';
import { useNavigate } from 'shared-ui/router';
import { useClient } from 'urql';
import { DraftInvoiceDocument } from '../generated/operations.ts';
import { moneyText } from '../timesheets/amount-text.ts';
import classes from './invoices.module.css';
import type { WorkLine } from './use-work.ts';
import type { WorkShown } from './work-filter.ts';

interface DraftWizardProps {
  /** The lines to bill; if there are none, all billable lines of the chosen client and period. */
  readonly lines: readonly WorkLine[];
  /** The group that the list is limited to, which a draft starts with. */
  readonly only: WorkShown['only'];
  readonly onClose: () => void;
}

const startOf = ({ lines: [first], only }: DraftWizardProps): FormValues => ({
  client: first?.clientId
    ? { id: first.clientId, name: first.clientName ?? '' }
    : only?.of === 'Client'
      ? { id: only.id, name: only.name }
      : null,
  surfaceProject: only?.of === 'Project' ? { id: only.id, description: only.name } : null,
  afeNumber: null,
  periodStart: null,
  periodEnd: null,
  invoiceDate: today(),
  grouping: null,
  subtotals: null,
});

/** What a draft asks for, as the API takes it. */
function inputOf(id: string, values: FormValues, lines: readonly WorkLine[]): InvoiceDraftInput {
  const { client, surfaceProject, afeNumber, periodStart, periodEnd, invoiceDate, grouping, subtotals } =
    values;
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  const isNamed = lines.length > 0;
  return {
    id,
    clientId: pickedId(client) ?? '',
    invoiceDate: text(invoiceDate) ?? '',
    grouping: invoiceGroupings.find((one) => one === grouping) ?? null,
    subtotals: invoiceSubtotals.find((one) => one === subtotals) ?? null,
    ...(isNamed
      ? { entryIds: lines.map((line) => line.id) }
      : {
          surfaceProjectId: pickedId(surfaceProject) ?? null,
          afeNumber: text(afeNumber),
          periodStart: text(periodStart),
          periodEnd: text(periodEnd),
        }),
  };
}

/** Which approved lines are billed. */
function WhichLines({ lines }: Pick<DraftWizardProps, 'lines'>) {
  const { t, language } = useTexts('billing');
  const of = (name: string) => ({ name, label: t(`invoices.newDraft.${name}`) });
  if (lines.length > 0)
    return (
      <p className={classes['hint']}>
        {t('invoices.newDraft.lines', {
          count: lines.length,
          amount: moneyText(sumOf(lines.map(({ amount }) => amount)), language),
        })}
      </p>
    );
  return (
    <FieldGrid>
      <PickerField {...of('client')} picklist="businessAssociates" given={{ clientsOnly: true }} required />
      <PickerField {...of('surfaceProject')} picklist="projects" />
      <TextField {...of('afeNumber')} />
      <FieldRow>
        <DateField {...of('periodStart')} />
        <DateField {...of('periodEnd')} />
      </FieldRow>
    </FieldGrid>
  );
}

function DraftForm(props: DraftWizardProps) {
  const { t, language } = useTexts('billing');
  const client = useClient();
  const wizard = useWizard();
  const navigate = useNavigate();
  const [start] = useState(() => startOf(props));
  // The same id on another try: a draft that did arrive is not made twice.
  const [id] = useState(() => crypto.randomUUID());
  const check = (values: FormValues) => {
    return [
      ...errorsOf(draftValidator, values, language),
      ...(pickedId(values['client'])
        ? []
        : [{ path: 'client', message: t('invoices.newDraft.clientNeeded') }]),
    ];
  };
  const draft = async (values: FormValues) => {
    const input = inputOf(id, values, props.lines);
    const { data, error } = await client.mutation(DraftInvoiceDocument, { input }).toPromise();
    if (!data) throw new Error(errorMessage(error) ?? '');
    wizard.close();
    void navigate(recordAddress({ route: 'invoices', id: data.saved.id }, 'details'));
  };
  return (
    <InlineForm
      className={classes['form']}
      initialValues={start}
      allowsPristine
      validate={check}
      onSubmit={draft}
    >
      {({ isBusy, failure }) => (
        <>
          <WhichLines lines={props.lines} />
          <FieldGrid>
            <DateField name="invoiceDate" label={t('invoices.newDraft.invoiceDate')} required />
            <ChoiceField
              name="grouping"
              label={t('invoices.newDraft.grouping')}
              none={t('invoices.newDraft.asLast')}
              choices={invoiceGroupings.map((value) => ({
                value,
                label: t(`invoices.newDraft.groupings.${value}`),
              }))}
            />
            <ChoiceField
              name="subtotals"
              label={t('invoices.newDraft.subtotals')}
              none={t('invoices.newDraft.asLast')}
              choices={invoiceSubtotals.map((value) => ({
                value,
                label: t(`invoices.newDraft.subtotalsBy.${value}`),
              }))}
            />
          </FieldGrid>
          {failure && <p role="alert">{failure}</p>}
          <WizardButtons>
            <WizardButton label={t('invoices.newDraft.cancel')} onClick={wizard.close} />
            <WizardButton label={t('invoices.newDraft.make')} isPrimary isSubmit isBusy={isBusy} />
          </WizardButtons>
        </>
      )}
    </InlineForm>
  );
}

/** Drafts an invoice: of the lines that are selected, or of all that can be billed of a client, project, AFE and period. */
export function DraftWizard(props: DraftWizardProps) {
  const { t } = useTexts('billing');
  return (
    <Wizard opened onClose={props.onClose} title={t('invoices.newDraft.title')} initialPage="draft">
      <WizardPage name="draft">
        <DraftForm {...props} />
      </WizardPage>
    </Wizard>
  );
}
