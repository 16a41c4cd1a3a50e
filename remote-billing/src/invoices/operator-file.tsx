import { useRest, useTexts } from 'shared-ui';
import { type InvoiceRecord, isDraft } from './invoice-record.ts';
import classes from './invoices.module.css';

/** The invoice in the form in which its client takes it: who reviews it, and its files once it has its number. */
export function OperatorFile({ invoice }: { readonly invoice: InvoiceRecord }) {
  const { t } = useTexts('billing');
  const rest = useRest();
  const { id, formatName, formatReviewer } = invoice;
  if (!formatName) return null;
  const title = t('invoices.format.title', { name: formatName });
  const address = `${rest.address}invoice-files/${id}`;
  return (
    <section className={classes['lines']} aria-label={title}>
      <h2 className={classes['heading']}>{title}</h2>
      <p className={classes['hint']}>
        {[
          formatReviewer && t('invoices.format.reviewer', { name: formatReviewer }),
          t(isDraft(invoice) ? 'invoices.format.draft' : 'invoices.format.files'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {!isDraft(invoice) && (
        <p className={classes['hint']}>
          <a href={address} download>
            {t('invoices.exports.csv')}
          </a>{' '}
          <a href={`${address}?format=xlsx`} download>
            {t('invoices.exports.excel')}
          </a>
        </p>
      )}
    </section>
  );
}
