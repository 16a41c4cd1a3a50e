import { useState } from 'react';
import { handLineValidator } from 'shared-contracts/billing';
import { pickedId, textIn } from 'shared-contracts/forms';
import { chosenLengths } from 'shared-contracts/limits';
import { errorsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import {
  CurrencyField,
  type FormValues,
  InlineForm,
  NumberField,
  PickerField,
  SubmitButton,
  TextareaField,
  TickField,
} from 'shared-ui/form';
import { PutInvoiceLineDocument } from '../generated/operations.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import classes from './invoices.module.css';
import { usePanelStep } from './use-steps.ts';

type Line = InvoiceRecord['lines'][number];

interface HandLinePanelProps {
  readonly invoice: InvoiceRecord;
  /** What is changed; none where a line is added. */
  readonly line: Line | undefined;
  readonly onClose: () => void;
  readonly onDone: (invoice: InvoiceRecord) => void;
}

const fields: ReadonlySet<string> = new Set([
  ...['description', 'project', 'ledgerCode', 'quantity', 'unitPrice', 'isTaxable'],
]);

/** A new line is for the project of the others, where they have one, and is booked as the first of them is. */
const firstValues = ({ project, lines }: InvoiceRecord, line: Line | undefined): FormValues => ({
  description: line?.description ?? '',
  project: line ? line.project : (project ?? lines[0]?.project ?? null),
  ledgerCode: line ? line.ledgerCode : (lines.find(({ ledgerCode }) => ledgerCode)?.ledgerCode ?? null),
  quantity: line?.quantity ?? '1',
  unitPrice: line?.unitPrice ?? null,
  isTaxable: line?.isTaxable ?? true,
});

/** Adds a line to a draft by hand, such as a fixed fee, or changes one that was added so. */
export function HandLinePanel({ invoice, line, onClose, onDone }: HandLinePanelProps) {
  const { t, language } = useTexts('billing');
  const step = usePanelStep();
  // The same id on another try: a line that did arrive is not added twice.
  const [lineId] = useState(() => line?.id ?? crypto.randomUUID());
  const label = (name: string) => t(`invoices.charge.${name}`);
  const put = async (values: FormValues) => {
    const reference = (name: string) => {
      const id = pickedId(values[name]);
      return id === undefined ? null : { id };
    };
    const given = {
      ...{ id: lineId, description: textIn(values, 'description'), project: reference('project') },
      ...{ ledgerCode: reference('ledgerCode'), quantity: textIn(values, 'quantity') },
      ...{ unitPrice: textIn(values, 'unitPrice'), isTaxable: values['isTaxable'] === true },
    };
    const { id, revision } = invoice;
    onDone(await step(PutInvoiceLineDocument, { id, revision, line: given }, (path) => fields.has(path)));
  };
  return (
    <SlideInPage opened title={label(line ? 'changeLine' : 'addLine')} onClose={onClose}>
      <InlineForm
        className={classes['form']}
        initialValues={firstValues(invoice, line)}
        allowsPristine
        validate={(values) => errorsOf(handLineValidator, values, language)}
        onSubmit={put}
      >
        {({ isBusy, failure }) => (
          <>
            <p className={classes['hint']}>{label('addHint')}</p>
            <TextareaField
              name="description"
              label={t('invoices.line.description')}
              required
              maximum={chosenLengths.billing.description}
            />
            <PickerField name="project" label={t('invoices.paper.project')} picklist="projects" required />
            <PickerField
              name="ledgerCode"
              label={t('invoices.line.ledgerCode')}
              picklist="ledgerCodes"
              required
            />
            <NumberField name="quantity" label={t('invoices.line.quantity')} required />
            <CurrencyField name="unitPrice" label={t('invoices.line.unitPrice')} required />
            <TickField name="isTaxable" label={label('isTaxable')} />
            {failure && <p role="alert">{failure}</p>}
            <SubmitButton busy={isBusy}>{label(line ? 'save' : 'add')}</SubmitButton>
          </>
        )}
      </InlineForm>
    </SlideInPage>
  );
}
