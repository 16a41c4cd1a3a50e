import { useState } from 'react';
import { taxPeriods } from 'shared-contracts/billing';
import { errorMessage } from 'shared-contracts/client';
import { today } from 'shared-contracts/days';
import { ChoiceToggle, DataErrorBar, EmptyState, GridSkeleton, HeaderButton, useTexts } from 'shared-ui';
import { DayInput, PlainCell, PlainTable } from 'shared-ui/form';
import { useIsPhone } from 'shared-ui/grid';
import { useSearchParams } from 'shared-ui/router';
import { useQuery } from 'urql';
import {
  TaxReturnsDocument,
  type TaxReturnsQuery,
  type TaxReturnsQueryVariables,
} from '../generated/operations.ts';
import { moneyText, quantityText } from '../timesheets/amount-text.ts';
import classes from './invoices.module.css';
import { InvoicingHeader } from './invoicing-header.tsx';
import { TaxDocument } from './tax-document.tsx';
import { TaxFigureCells, useTaxColumns } from './tax-figures.tsx';
import { TaxedInvoicesPanel } from './taxed-invoices-panel.tsx';

type Return = TaxReturnsQuery['returns'][number];

interface ReturnsProps {
  readonly returns: readonly Return[];
  readonly variables: TaxReturnsQueryVariables;
}

/** Each tax return and period with its figures by tax and rate; its button lists its invoices. */
function Returns({ returns, variables }: ReturnsProps) {
  const { t, language } = useTexts('billing');
  const isPhone = useIsPhone();
  const columns = useTaxColumns();
  const [shown, setShown] = useState<Return>();
  const money = (amount: string | null) => moneyText(amount ?? '0', language);
  return (
    <>
      {shown && (
        <TaxedInvoicesPanel
          title={`${shown.name} · ${shown.period}`}
          variables={{ ...variables, name: shown.name, period: shown.fromDate }}
          onClose={() => setShown(undefined)}
        />
      )}
      <PlainTable
        label={t('invoices.taxes.title')}
        columns={[
          { label: t('invoices.taxes.column.return') },
          ...columns,
          { label: t('invoices.taxes.column.invoices'), kind: 'action' },
        ]}
      >
        {returns.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              {`${one.name} · ${one.period}`}
              {one.parts.map(({ id, tax, rate, taxable, charged }) => (
                <p key={id} className={classes['below']}>
                  {t('invoices.taxes.part', {
                    tax,
                    rate: quantityText(rate, language),
                    taxable: money(taxable),
                    charged: money(charged),
                  })}
                </p>
              ))}
              {isPhone && (
                <p className={classes['below']}>
                  {t('invoices.taxes.inShort', { charged: money(one.charged), credits: money(one.credits) })}
                </p>
              )}
            </th>
            <TaxFigureCells of={one} />
            <PlainCell kind="action">
              <HeaderButton
                label={t('invoices.taxes.invoicesOf', { name: `${one.name} · ${one.period}` })}
                onClick={() => setShown(one)}
              >
                {quantityText(String(one.invoiceCount), language)}
              </HeaderButton>
            </PlainCell>
          </tr>
        ))}
      </PlainTable>
    </>
  );
}

/** The first day of the year of a day, both yyyy-MM-dd. */
const yearOf = (day: string) => `${day.slice(0, 4)}-01-01`;

/** The company's taxes by month, quarter or year, for invoices dated within the days in the address. */
export function TaxesScreen() {
  const { t } = useTexts('billing');
  const [params, setParams] = useSearchParams();
  const toDate = params.get('to') ?? today();
  const fromDate = params.get('from') ?? yearOf(today());
  const by = taxPeriods.find((one) => one === params.get('by')) ?? 'Quarter';
  const variables = { fromDate, toDate, by };
  const hasBothDays = fromDate !== '' && toDate !== '';
  const setParameter = (name: string, value: string) =>
    setParams(
      (now) => {
        now.set(name, value);
        return now;
      },
      { replace: true },
    );
  const [{ data, error }, ask] = useQuery({
    query: TaxReturnsDocument,
    variables,
    requestPolicy: 'cache-and-network',
    pause: !hasBothDays,
  });
  const sums = () => {
    if (!hasBothDays) return <p role="alert">{t('invoices.exports.daysNeeded')}</p>;
    if (error)
      return (
        <DataErrorBar
          what={t('invoices.taxes.title')}
          message={errorMessage(error) ?? ''}
          onTryAgain={() => ask({ requestPolicy: 'network-only' })}
        />
      );
    if (!data) return <GridSkeleton />;
    if (data.returns.length === 0)
      return (
        <EmptyState
          role="status"
          title={t('invoices.taxes.none')}
          cause={t('invoices.taxes.noneCause')}
          ways={null}
        />
      );
    return <Returns returns={data.returns} variables={variables} />;
  };
  return (
    <div className={classes['page']}>
      <InvoicingHeader
        place="taxes"
        title={t('invoices.taxes.title')}
        subtitle={t('invoices.taxes.subtitle')}
        actions={hasBothDays && <TaxDocument variables={variables} />}
      />
      <div className={classes['asked']}>
        <span>{t('invoices.exports.from')}</span>
        <DayInput
          label={t('invoices.exports.from')}
          day={fromDate}
          onDay={(day) => setParameter('from', day)}
        />
        <span>{t('invoices.exports.to')}</span>
        <DayInput label={t('invoices.exports.to')} day={toDate} onDay={(day) => setParameter('to', day)} />
        <ChoiceToggle
          label={t('invoices.taxes.by')}
          choices={taxPeriods.map((value) => ({ value, label: t(`invoices.taxes.periods.${value}`) }))}
          value={by}
          onChange={(by) => setParameter('by', by)}
        />
      </div>
      <p className={classes['hint']}>{t('invoices.taxes.basis')}</p>
      {sums()}
    </div>
  );
}
