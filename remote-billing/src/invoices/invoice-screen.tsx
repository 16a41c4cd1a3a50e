import { listAddress, useTexts } from 'shared-ui';
import { RecordScreen } from 'shared-ui/record';
import { useParams } from 'shared-ui/router';
import { InvoiceDocument } from '../generated/operations.ts';
import { ClosedDaysScreen } from './closed-days-screen.tsx';
import { ExportsScreen } from './exports-screen.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import type { InvoiceRecord } from './invoice-record.ts';
import { isWorkPlace, placesOfInvoicing } from './invoicing-places.ts';
import { TaxesScreen } from './taxes-screen.tsx';
import { WorkScreen } from './work-screen.tsx';

/** An invoice never begins empty: a new one is drafted of work in progress. */
const make = (): InvoiceRecord => {
  throw new Error('An invoice is drafted of lines of time.');
};

/** An invoice at its address; work in progress, from which new ones are drafted; and what went to accounting. */
export function InvoiceScreen() {
  const { t } = useTexts('billing');
  const { id = 'new' } = useParams();
  if (isWorkPlace(id)) return <WorkScreen />;
  if (id === placesOfInvoicing.exports) return <ExportsScreen />;
  if (id === placesOfInvoicing.taxes) return <TaxesScreen />;
  if (id === placesOfInvoicing.closed) return <ClosedDaysScreen />;
  return (
    <RecordScreen<InvoiceRecord>
      document={InvoiceDocument}
      titleOf={({ number }) => number ?? t('invoices.draft')}
      make={make}
      list={listAddress('invoices')}
      show={(invoice) => <InvoiceForm key={invoice.id} invoice={invoice} />}
    />
  );
}
