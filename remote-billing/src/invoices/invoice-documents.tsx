import { errorMessage } from 'shared-contracts/client';
import { shownDateTime } from 'shared-contracts/shown-dates';
import { withScheme } from 'shared-contracts/validators';
import { DataErrorBar, Skeleton, useRest, useTexts } from 'shared-ui';
import { RelatedDocuments } from 'shared-ui/documents';
import { PlainCell, PlainTable } from 'shared-ui/form';
import { useQuery } from 'urql';
import { InvoiceReceiptsDocument } from '../generated/operations.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import classes from './invoices.module.css';
import { OperatorFile } from './operator-file.tsx';

/** The receipts of the expenses that an invoice bills; they are attached in the weeks. */
function Receipts({ id }: { readonly id: string }) {
  const { t, language } = useTexts('billing');
  const rest = useRest();
  const [{ data, error }, ask] = useQuery({
    query: InvoiceReceiptsDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  if (error && !data)
    return (
      <DataErrorBar
        what={t('invoices.receipts.title')}
        message={errorMessage(error) ?? ''}
        onTryAgain={() => ask({ requestPolicy: 'network-only' })}
      />
    );
  if (!data) return <Skeleton height={80} />;
  const receipts = data.invoice?.receipts ?? [];
  if (receipts.length === 0) return <p className={classes['hint']}>{t('invoices.receipts.none')}</p>;
  const label = (name: string) => t(`invoices.receipts.${name}`);
  return (
    <PlainTable
      label={t('invoices.receipts.title')}
      columns={[
        { label: label('name') },
        { label: label('week'), kind: 'roomy' },
        { label: label('uploaded'), kind: 'roomy' },
      ]}
    >
      {receipts.map(({ id: receiptId, name, url, isUrlLink, recordName, uploadedDate }) => (
        <tr key={receiptId}>
          <th scope="row">
            {isUrlLink ? (
              <a href={withScheme(url ?? '')} target="_blank" rel="noreferrer">
                {name || url}
              </a>
            ) : (
              <a href={`${rest.address}files/${receiptId}?force=true`} download>
                {name}
              </a>
            )}
          </th>
          <PlainCell kind="roomy">{recordName}</PlainCell>
          <PlainCell kind="roomy">{shownDateTime(uploadedDate, language)}</PlainCell>
        </tr>
      ))}
    </PlainTable>
  );
}

interface InvoiceDocumentsProps {
  readonly invoice: InvoiceRecord;
  readonly mayWrite: boolean;
}

/** The documents of an invoice: the receipts of its expenses, and its own documents. */
export function InvoiceDocuments({ invoice, mayWrite }: InvoiceDocumentsProps) {
  const { t } = useTexts('billing');
  return (
    <div className={classes['page']}>
      <OperatorFile invoice={invoice} />
      <section className={classes['lines']} aria-label={t('invoices.receipts.title')}>
        <h2 className={classes['heading']}>{t('invoices.receipts.title')}</h2>
        <Receipts id={invoice.id} />
      </section>
      <section className={classes['lines']} aria-label={t('invoices.receipts.own')}>
        <h2 className={classes['heading']}>{t('invoices.receipts.own')}</h2>
        <div className={classes['documents']}>
          <RelatedDocuments parentId={invoice.id} parentType="Invoice" mayAdd={mayWrite} />
        </div>
      </section>
    </div>
  );
}
