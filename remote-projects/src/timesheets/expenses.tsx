import { useState } from 'react';
import { useTexts } from 'shared-ui';
import { HeaderButton, PlainCell, PlainTable } from 'shared-ui/form';
import { nameIn } from '../rows/picked.ts';
import { moneyText } from './amount-text.ts';
import { dayName } from './day-names.ts';
import { projectName } from './line-name.ts';
import { LinePanel, type LineValues } from './line-panel.tsx';
import type { WeekLine } from './timesheet-record.ts';
import type { Week } from './use-week.ts';
import classes from './week.module.css';

interface ExpensesProps {
  readonly week: Week;
  readonly monday: string;
}

const expense = 'Expense' as const;

/** What was spent in the week: each with its day, project and cost; the receipts stand on a tab of their own. */
export function Expenses({ week, monday }: ExpensesProps) {
  const { t, language } = useTexts('projects');
  const [open, setOpen] = useState<WeekLine | 'new'>();
  const lines = week.lines.filter(({ kind }) => kind === expense);
  const put = (values: LineValues) =>
    week.putLine({
      ...values,
      id: open && open !== 'new' ? open.id : crypto.randomUUID(),
      kind: expense,
      work: '',
      quantity: null,
    });
  const fresh: LineValues = {
    ...{ kind: expense, date: monday, project: null, agreement: null, work: '', cost: null },
    ...{ ledgerCode: null, isTaxable: true, description: null },
  };
  const columns = ['day', 'project', 'description', 'cost'] as const;
  return (
    <section aria-label={t('timesheets.expenses')}>
      <div className={classes['toolbar']}>
        <h3 className={classes['heading']}>{t('timesheets.expenses')}</h3>
        {!week.isReadOnly && (
          <HeaderButton onClick={() => setOpen('new')}>{t('timesheets.newExpense')}</HeaderButton>
        )}
      </div>
      {lines.length === 0 ? (
        <p className={classes['hint']}>{t('timesheets.noExpenses')}</p>
      ) : (
        <PlainTable
          label={t('timesheets.expenses')}
          columns={columns.map((name) => ({
            label: t(`timesheets.${name}`),
            ...(name === 'cost' ? { kind: 'figure' as const } : {}),
          }))}
          hasActions={!week.isReadOnly}
        >
          {lines.map((line) => {
            const lock = week.lockOf(line, line.date);
            const faults = week.faultsOf(line);
            const name = `${dayName(line.date, language)}, ${line.description ?? ''}`;
            return (
              <tr key={line.id}>
                <th scope="row">{dayName(line.date, language)}</th>
                <PlainCell>
                  {projectName(line.project, t)}
                  {line.agreement && ` · ${nameIn(line.agreement, 'agreementNumber')}`}
                </PlainCell>
                <PlainCell kind="long" title={lock}>
                  {line.description}
                  {faults.map((message) => (
                    <p key={message} role="alert">
                      {message}
                    </p>
                  ))}
                </PlainCell>
                <PlainCell kind="figure">{moneyText(line.cost ?? '', language)}</PlainCell>
                {!week.isReadOnly && (
                  <PlainCell kind="action">
                    <HeaderButton
                      label={t('timesheets.row.change', { name })}
                      disabledBy={lock}
                      onClick={() => setOpen(line)}
                    >
                      {t('timesheets.change')}
                    </HeaderButton>{' '}
                    <HeaderButton
                      label={t('timesheets.row.remove', { name })}
                      disabledBy={lock}
                      onClick={() => week.removeLine(line.id)}
                    >
                      {t('timesheets.remove')}
                    </HeaderButton>
                  </PlainCell>
                )}
              </tr>
            );
          })}
        </PlainTable>
      )}
      {open && (
        <LinePanel
          title={t(open === 'new' ? 'timesheets.newExpense' : 'timesheets.expense')}
          monday={monday}
          kinds={[expense]}
          initial={open === 'new' ? fresh : open}
          onSubmit={put}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
