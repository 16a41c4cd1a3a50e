import { errorMessage } from 'shared-contracts/client';
import { billingLimits } from 'shared-contracts/limits';
import { recordAddress } from 'shared-contracts/routes';
import { shownDate } from 'shared-contracts/shown-dates';
import { DataErrorBar, GridSkeleton, useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { PlainTable } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import { useQuery } from 'urql';
import { TaxedInvoicesDocument, type TaxedInvoicesQueryVariables } from '../generated/operations.ts';
import classes from './invoices.module.css';
import { TaxFigureCells, useTaxColumns } from './tax-figures.tsx';

interface TaxedInvoicesPanelProps {
  readonly title: string;
  readonly variables: TaxedInvoicesQueryVariables;
  readonly onClose: () => void;
}

/** The invoices behind one sum of a return; each number leads to its invoice. */
export function TaxedInvoicesPanel({ title, variables, onClose }: TaxedInvoicesPanelProps) {
  const { t, language } = useTexts('billing');
  const columns = useTaxColumns();
  const [{ data, error }, ask] = useQuery({
    query: TaxedInvoicesDocument,
    variables,
    requestPolicy: 'cache-and-network',
  });
  const rows = () => {
    if (error && !data)
      return (
        <DataErrorBar
          what={title}
          message={errorMessage(error) ?? ''}
          onTryAgain={() => ask({ requestPolicy: 'network-only' })}
        />
      );
    if (!data) return <GridSkeleton />;
    return (
      <>
        <PlainTable label={title} columns={[{ label: t('invoices.taxes.column.invoice') }, ...columns]}>
          {data.invoices.map((invoice) => (
            <tr key={invoice.id}>
              <th scope="row">
                <Link
                  to={recordAddress({ route: 'invoices', id: invoice.invoiceId }, 'details')}
                  className={classes['toBills']}
                >
                  {invoice.number}
                </Link>
                <p className={classes['below']}>
                  {`${shownDate(invoice.date, language)} · ${invoice.client}`}
                </p>
              </th>
              <TaxFigureCells of={invoice} />
            </tr>
          ))}
        </PlainTable>
        {data.invoices.length === billingLimits.lines && (
          <p className={classes['hint']}>{t('invoices.taxes.more', { n: billingLimits.lines })}</p>
        )}
      </>
    );
  };
  return (
    <SlideInPage opened title={title} onClose={onClose}>
      {rows()}
    </SlideInPage>
  );
}
