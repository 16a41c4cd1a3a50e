import { useState } from 'react';
import { editLock, invoiceValidator, priceText } from 'shared-contracts/billing';
import { shownDate } from 'shared-contracts/shown-dates';
import { listAddress, useSession, useTexts } from 'shared-ui';
import type { FormTab } from 'shared-ui/form';
import { RecordForm, ToFirstTab, useSend } from 'shared-ui/record';
import { useRoutes } from 'shared-ui/router';
import { DeleteInvoicesDocument } from '../generated/operations.ts';
import { moneyText } from '../timesheets/amount-text.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceDocuments } from './invoice-documents.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { InvoiceMarks } from './invoice-marks.tsx';
import {
  differencesOf,
  type InvoiceRecord,
  invoiceInput,
  invoiceValues,
  isDraft,
  saveInvoice,
} from './invoice-record.ts';
import { invoiceWords } from './invoice-words.ts';

interface InvoiceTabProps {
  readonly invoice: InvoiceRecord;
  readonly mayWrite: boolean;
  readonly onStep: (next: InvoiceRecord) => void;
}

function InvoiceTab({ invoice, mayWrite, onStep }: InvoiceTabProps) {
  return useRoutes([
    {
      path: 'details/*',
      element: <InvoiceFields invoice={invoice} mayWrite={mayWrite} onStep={onStep} />,
    },
    {
      path: 'related-documents/*',
      element: <InvoiceDocuments invoice={invoice} mayWrite={mayWrite} />,
    },
    { path: '*', element: <ToFirstTab route="invoices" /> },
  ]);
}

/** An invoice: a draft whose words and date are edited, or a final one with its next steps. */
export function InvoiceForm({ invoice: start }: { readonly invoice: InvoiceRecord }) {
  const { t, language } = useTexts('billing');
  const { user } = useSession();
  const [invoice, setInvoice] = useState(start);
  const send = useSend(saveInvoice);
  const mayWrite = invoice.canEdit && user?.canAccessInvoice === true && !user.isReadOnly;
  const labelOf = (field: string) => t(`invoices.${field}`);
  const tabs: readonly FormTab[] = [
    {
      path: 'details',
      label: t('invoices.tab.details'),
      fields: ['invoiceDate', 'terms', 'notes', 'lines'].map((name) => ({ name, label: labelOf(name) })),
    },
    { path: 'related-documents', label: t('invoices.tab.documents'), fields: [] },
  ];
  const lock = isDraft(invoice) ? undefined : editLock(invoice, language);
  return (
    <RecordForm<InvoiceRecord>
      route="invoices"
      record={start}
      kind="INVOICE"
      titleOf={({ number }) => number ?? t('invoices.draft')}
      subtitle={({ client, total }) => `${client.name} · ${moneyText(total, language)}`}
      marks={(saved) => <InvoiceMarks invoice={saved} />}
      tabs={tabs}
      labelOf={labelOf}
      wordOf={invoiceWords(t)}
      valuesOf={invoiceValues}
      inputOf={invoiceInput}
      validator={invoiceValidator}
      send={send}
      list={listAddress('invoices')}
      facts={(saved) => [
        { label: t('invoices.invoiceDate'), value: shownDate(saved.invoiceDate, language) },
        { label: t('invoices.paper.subtotal'), value: moneyText(saved.subtotal, language) },
        ...(saved.kind === 'Credit'
          ? []
          : [{ label: t('invoices.workRelieved'), value: moneyText(saved.workRelieved, language) }]),
        ...differencesOf(saved).map(([name, amount]) => ({
          label: t(`invoices.difference.${name}`),
          value: priceText(amount),
        })),
        { label: t('invoices.paper.total'), value: moneyText(saved.total, language) },
      ]}
      {...(mayWrite && lock === undefined ? { remove: DeleteInvoicesDocument } : {})}
      isMade={false}
      readOnlyReason={mayWrite ? lock : t('invoices.noRight')}
      onSaved={setInvoice}
      actions={(saved, adopt) =>
        mayWrite && (
          <InvoiceActions
            invoice={saved}
            onStep={(next) => {
              adopt(next);
              setInvoice(next);
            }}
          />
        )
      }
    >
      {(saved, adopt) => (
        <InvoiceTab
          invoice={saved}
          mayWrite={mayWrite}
          onStep={(next) => {
            adopt(next);
            setInvoice(next);
          }}
        />
      )}
    </RecordForm>
  );
}
