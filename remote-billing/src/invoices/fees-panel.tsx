import { useTexts } from 'shared-ui';
import { PlainCell, PlainTable } from 'shared-ui/form';
import { useIsPhone } from 'shared-ui/grid';
import { FixedFeesDocument, type FixedFeesQuery } from '../generated/operations.ts';
import { moneyText } from '../timesheets/amount-text.ts';
import { AsOfPanel } from './as-of-panel.tsx';
import classes from './invoices.module.css';

type Fee = FixedFeesQuery['fees'][number];

const figures = ['fee', 'billed', 'left', 'done'] as const;

/** Each fixed fee with its billed amount and the value of its work. */
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
            <p className={classes['below']}>{[fee.clientName, fee.name].filter(Boolean).join(' · ')}</p>
            {isPhone && (
              <p className={classes['below']}>
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

/** Compares the work on fixed fees up to a day, at its rates, with the fees. */
export function FeesPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts('billing');
  const text = (name: string) => t(`invoices.fees.${name}`);
  return (
    <AsOfPanel
      title={text('title')}
      query={FixedFeesDocument}
      none={{ title: text('none'), cause: text('noneCause') }}
      isEmpty={({ fees }) => fees.length === 0}
      onClose={onClose}
    >
      {({ fees }) => <Fees fees={fees} />}
    </AsOfPanel>
  );
}
