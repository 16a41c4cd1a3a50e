import { useTexts } from 'shared-ui';
import { PlainCell, PlainTable } from 'shared-ui/form';
import type { WorkSumsFragment } from '../generated/operations.ts';
import { moneyText, quantityText } from '../timesheets/amount-text.ts';
import classes from './invoices.module.css';
import type { Work } from './use-work.ts';

const ages = ['upTo30', 'upTo60', 'upTo90', 'over90'] as const;

interface WorkSumsProps {
  readonly work: Work;
  readonly groupedBy: 'Client' | 'Person' | 'Project';
  /** Shows only the lines of one group. */
  readonly onOnly: (id: string, name: string) => void;
}

/** Unbilled amounts by age, of each group and of all. */
export function WorkSums({ work, groupedBy, onOnly }: WorkSumsProps) {
  const { t, language } = useTexts('billing');
  const figures = (sums: WorkSumsFragment) => (
    <>
      <PlainCell kind={['figure', 'roomy']}>{quantityText(String(sums.lineCount), language)}</PlainCell>
      {ages.map((age) => (
        <PlainCell key={age} kind={['figure', 'roomy']}>
          {moneyText(sums[age], language)}
        </PlainCell>
      ))}
      <td className={classes['sum']}>{moneyText(sums.total, language)}</td>
    </>
  );
  return (
    <div className={classes['sums']}>
      <PlainTable
        label={t('invoices.work.sums')}
        columns={[
          { label: t(`invoices.work.name.${groupedBy}`) },
          ...['lineCount', ...ages].map((name) => ({
            label: t(`invoices.work.${name}`),
            kind: ['figure', 'roomy'] as const,
          })),
          { label: t('invoices.work.total') },
        ]}
      >
        {work.groups.map((sums) => {
          const { groupId, name } = sums;
          return (
            <tr key={groupId ?? ''}>
              <th scope="row">
                {groupId && name ? (
                  <button
                    type="button"
                    className={classes['only']}
                    title={t('invoices.work.onlyOf', { name })}
                    onClick={() => onOnly(groupId, name)}
                  >
                    {name}
                  </button>
                ) : (
                  t('invoices.work.nobody')
                )}
              </th>
              {figures(sums)}
            </tr>
          );
        })}
        <tr data-total>
          <th scope="row">{t('invoices.work.all')}</th>
          {figures(work.all)}
        </tr>
      </PlainTable>
    </div>
  );
}
