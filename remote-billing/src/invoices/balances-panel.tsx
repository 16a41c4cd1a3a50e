import { useState } from 'react';
import { sumOf } from 'shared-contracts/decimal';
import { useTexts } from 'shared-ui';
import { relatedAddress } from 'shared-ui/facts';
import { ActionMenu, PlainCell, PlainTable } from 'shared-ui/form';
import { useIsPhone } from 'shared-ui/grid';
import { Link } from 'shared-ui/router';
import { ClientBalancesDocument, type ClientBalancesQuery } from '../generated/operations.ts';
import { moneyText, quantityText } from '../timesheets/amount-text.ts';
import { AsOfPanel } from './as-of-panel.tsx';
import { ClientStatement, type StatementRequest, statementFormats } from './client-statement.tsx';
import classes from './invoices.module.css';

type Balance = ClientBalancesQuery['balances'][number];

const ages = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90'] as const;

interface BalancesProps {
  readonly balances: readonly Balance[];
  readonly day: string;
}

/**
 * The open balance of each client and of all, by days overdue. A client's name leads to its invoices, its menu to its
 * statement.
 */
function Balances({ balances, day }: BalancesProps) {
  const { t, language } = useTexts('billing');
  const [statement, setStatement] = useState<StatementRequest>();
  const isPhone = useIsPhone();
  const label = (name: string) => t(`invoices.balances.${name}`);
  /** The figures for which a phone has no columns: the number of bills, and the overdue amount. */
  const inShort = (count: number, of: (name: (typeof ages)[number]) => string) =>
    isPhone && (
      <p className={classes['below']}>
        {t('invoices.balances.inShort', {
          count,
          overdue: moneyText(sumOf(ages.filter((age) => age !== 'notDue').map(of)), language),
        })}
      </p>
    );
  const sum = (name: (typeof ages)[number] | 'total') => sumOf(balances.map((balance) => balance[name]));
  const count = balances.reduce((all, { invoiceCount }) => all + invoiceCount, 0);
  const figures = (of: (name: (typeof ages)[number] | 'total') => string, bills: number) => (
    <>
      <PlainCell kind={['figure', 'roomy']}>{quantityText(String(bills), language)}</PlainCell>
      {ages.map((age) => (
        <PlainCell key={age} kind={['figure', 'roomy']}>
          {moneyText(of(age), language)}
        </PlainCell>
      ))}
      <PlainCell kind="figure">{moneyText(of('total'), language)}</PlainCell>
    </>
  );
  return (
    <>
      {statement && <ClientStatement statement={statement} onClose={() => setStatement(undefined)} />}
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
        hasActions
      >
        {balances.map((balance) => (
          <tr key={balance.id}>
            <th scope="row">
              <Link
                to={relatedAddress('invoices', 'businessAssociateId', balance.clientId)}
                className={classes['toBills']}
              >
                {balance.name}
              </Link>
              {inShort(balance.invoiceCount, (age) => balance[age])}
            </th>
            {figures((name) => balance[name], balance.invoiceCount)}
            <PlainCell kind="action">
              <ActionMenu
                label={t('invoices.statement.of', { name: balance.name })}
                items={statementFormats.map((outputFormat) => ({
                  label: t(`invoices.statement.as.${outputFormat}`),
                  onChoose: () =>
                    setStatement({ clientId: balance.clientId, name: balance.name, day, outputFormat }),
                }))}
              />
            </PlainCell>
          </tr>
        ))}
        <tr data-total>
          <th scope="row">
            {label('all')}
            {inShort(count, sum)}
          </th>
          {figures(sum, count)}
          <PlainCell kind="action" />
        </tr>
      </PlainTable>
    </>
  );
}

/** What clients owe on a day: the open part of their bills, by days overdue. */
export function BalancesPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts('billing');
  const text = (name: string) => t(`invoices.balances.${name}`);
  return (
    <AsOfPanel
      title={text('title')}
      query={ClientBalancesDocument}
      none={{ title: text('none'), cause: text('noneCause') }}
      isEmpty={({ balances }) => balances.length === 0}
      onClose={onClose}
    >
      {({ balances }, day) => <Balances balances={balances} day={day} />}
    </AsOfPanel>
  );
}
