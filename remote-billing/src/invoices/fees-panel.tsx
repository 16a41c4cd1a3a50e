import { useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { today } from 'shared-contracts/days';
import { DataErrorBar, EmptyState, GridSkeleton, useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { DayInput, PlainCell, PlainTable } from 'shared-ui/form';
import { useIsPhone } from 'shared-ui/grid';
import { useQuery } from 'urql';
import { FixedFeesDocument, type FixedFeesQuery } from '../generated/operations.ts';
import { moneyText } from '../timesheets/amount-text.ts';
import classes from './invoices.module.css';

type Fee = FixedFeesQuery['fees'][number];

const figures = ['fee', 'billed', 'left', 'done'] as const;

/** Each fixed fee with what is billed of it and what its work is worth. */
function Fees({ fees }: { readonly fees: readonly Fee[] }) {
  const { t, language } = useTexts('billing');
  const isPhone = useIsPhone();
  const label = (name: string) => t(`invoices.fees.${name}`);
  const restOf = ({ difference }: Fee) =>
    difference.startsWith('-')
      ? t('invoices.fees.over', { amount: moneyText(difference.slice(1), language) })
      : moneyText(difference, language);
  return (
    <PlainTable
      label={label('title')}
      columns={[
        { label: label('project') },
        ...figures.map((name) => ({ label: label(name), kind: ['figure', 'roomy'] as const })),
        { label: label('difference'), kind: 'figure' },
      ]}
    >
      {fees.map((fee) => (
        <tr key={fee.id}>
          <th scope="row">
            {fee.projectName}
            <p className={classes['coding']}>{[fee.clientName, fee.name].filter(Boolean).join(' · ')}</p>
            {isPhone && (
              <p className={classes['coding']}>
                {t('invoices.fees.inShort', {
                  billed: moneyText(fee.billed, language),
                  fee: moneyText(fee.fee, language),
                  done: moneyText(fee.done, language),
                })}
              </p>
            )}
          </th>
          {figures.map((name) => (
            <PlainCell key={name} kind={['figure', 'roomy']}>
              {moneyText(fee[name], language)}
            </PlainCell>
          ))}
          <PlainCell kind="figure">{restOf(fee)}</PlainCell>
        </tr>
      ))}
    </PlainTable>
  );
}

/** What was done against fixed fees by a day: their work at its rates is over or under the fee. */
export function FeesPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts('billing');
  const [day, setDay] = useState(today);
  const [{ data, error }, ask] = useQuery({
    query: FixedFeesDocument,
    variables: { asOf: day },
    requestPolicy: 'cache-and-network',
    pause: day === '',
  });
  const title = t('invoices.fees.title');
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
      ) : data.fees.length === 0 ? (
        <EmptyState
          role="status"
          title={t('invoices.fees.none')}
          cause={t('invoices.fees.noneCause')}
          ways={null}
        />
      ) : (
        <Fees fees={data.fees} />
      )}
    </SlideInPage>
  );
}
