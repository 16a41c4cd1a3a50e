import { useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { today } from 'shared-contracts/days';
import { sumOf } from 'shared-contracts/decimal';
import { DataErrorBar, EmptyState, GridSkeleton, useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { DayInput, PlainCell, PlainTable } from 'shared-ui/form';
import { useQuery } from 'urql';
import { ClientBalancesDocument, type ClientBalancesQuery } from '../generated/operations.ts';
import { moneyText, quantityText } from '../timesheets/amount-text.ts';
import classes from './invoices.module.css';

type Balance = ClientBalancesQuery['balances'][number];

const ages = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90'] as const;

/** The open balance of each client and of all, by days overdue. */
function Balances({ balances }: { readonly balances: readonly Balance[] }) {
  const { t, language } = useTexts('billing');
  const label = (name: string) => t(`invoices.balances.${name}`);
  const figures = (of: (name: (typeof ages)[number] | 'total') => string, count: number) => (
    <>
      <PlainCell kind={['figure', 'roomy']}>{quantityText(String(count), language)}</PlainCell>
      {ages.map((age) => (
        <PlainCell key={age} kind={['figure', 'roomy']}>
          {moneyText(of(age), language)}
        </PlainCell>
      ))}
      <PlainCell kind="figure">{moneyText(of('total'), language)}</PlainCell>
    </>
  );
  return (
    <PlainTable
      label={label('title')}
      columns={[
        { label: label('client') },
        ...['invoiceCount', ...ages].map((name) => ({
          label: label(name),
          kind: ['figure', 'roomy'] as const,
        })),
        { label: label('total'), kind: 'figure' },
      ]}
    >
      {balances.map((balance) => (
        <tr key={balance.id}>
          <th scope="row">{balance.name}</th>
          {figures((name) => balance[name], balance.invoiceCount)}
        </tr>
      ))}
      <tr data-total>
        <th scope="row">{label('all')}</th>
        {figures(
          (name) => sumOf(balances.map((balance) => balance[name])),
          balances.reduce((sum, { invoiceCount }) => sum + invoiceCount, 0),
        )}
      </tr>
    </PlainTable>
  );
}

/** What clients owe on a day: the open part of their bills, by days overdue. */
export function BalancesPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts('billing');
  const [day, setDay] = useState(today);
  const [{ data, error }, ask] = useQuery({
    query: ClientBalancesDocument,
    variables: { asOf: day },
    requestPolicy: 'cache-and-network',
    pause: day === '',
  });
  const title = t('invoices.balances.title');
  return (
    <SlideInPage opened title={title} onClose={onClose}>
      <div className={classes['asked']}>
        <span>{t('invoices.work.asOf')}</span>
        <DayInput label={t('invoices.work.asOf')} day={day} onDay={setDay} />
      </div>
      {error && !data ? (
        <DataErrorBar
          what={title}
          message={errorMessage(error) ?? ''}
          onTryAgain={() => ask({ requestPolicy: 'network-only' })}
        />
      ) : !data ? (
        <GridSkeleton />
      ) : data.balances.length === 0 ? (
        <EmptyState
          role="status"
          title={t('invoices.balances.none')}
          cause={t('invoices.balances.noneCause')}
          ways={null}
        />
      ) : (
        <Balances balances={data.balances} />
      )}
    </SlideInPage>
  );
}
