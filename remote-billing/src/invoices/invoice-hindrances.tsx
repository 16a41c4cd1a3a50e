import { errorMessage } from 'shared-contracts/client';
import { addressOf } from 'shared-contracts/routes';
import { DataErrorBar, useSession, useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { useQuery } from 'urql';
import { InvoiceHindrancesDocument } from '../generated/operations.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import classes from './invoices.module.css';

/** Reasons why a draft cannot be finalized; requested again after each save, and whenever somebody opens it. */
export function useHindrances({ id }: InvoiceRecord, isPaused = false) {
  const [answer, ask] = useQuery({
    query: InvoiceHindrancesDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
    pause: isPaused,
  });
  return { ...answer, ask };
}

/** Notes that a draft with taxable lines charges no tax: it can be finalized, but that is rarely intended. */
export function UntaxedNote({ invoice: { lines, taxes } }: { readonly invoice: InvoiceRecord }) {
  const { t } = useTexts('billing');
  if (taxes.length > 0 || !lines.some(({ isTaxable }) => isTaxable)) return null;
  return (
    <p role="note" className={classes['untaxed']}>
      {t('invoices.hindrances.untaxed')}
    </p>
  );
}

/**
 * A link to the place where a hindrance is fixed. Companies are only for system administrators; the draft itself needs
 * no link.
 */
function Mend({ path }: { readonly path: string }) {
  const { t } = useTexts('billing');
  const { user } = useSession();
  if (path.startsWith('invoices/')) return null;
  if (path.startsWith('company/') && !user?.isSystemAdministrator) return t('invoices.hindrances.mendedBy');
  return <Link to={addressOf(path)}>{t('invoices.hindrances.mend')}</Link>;
}

/** What keeps a draft from being finalized, each with a link to fix it. */
export function InvoiceHindrances({ invoice }: { readonly invoice: InvoiceRecord }) {
  const { t } = useTexts('billing');
  const { data, error, ask } = useHindrances(invoice);
  if (error && !data)
    return (
      <DataErrorBar
        what={t('invoices.hindrances.title')}
        message={errorMessage(error) ?? ''}
        onTryAgain={() => ask({ requestPolicy: 'network-only' })}
      />
    );
  if (!data) return null;
  if (data.hindrances.length === 0)
    return (
      <p role="status" className={classes['ready']}>
        {t('invoices.hindrances.none')}
      </p>
    );
  return (
    <section className={classes['hindrances']} aria-label={t('invoices.hindrances.title')}>
      <h2>{t('invoices.hindrances.title')}</h2>
      <ul>
        {data.hindrances.map(({ id, sentence, path }) => (
          <li key={id}>
            {sentence} <Mend path={path} />
          </li>
        ))}
      </ul>
    </section>
  );
}
