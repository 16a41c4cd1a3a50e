import { useState } from 'react';
import { nameIn } from 'shared-contracts/forms';
import { useTexts } from 'shared-ui';
import { HeaderButton, PlainCell, PlainTable } from 'shared-ui/form';
import { useIsPhone } from 'shared-ui/grid';
import { moneyText } from './amount-text.ts';
import { dayName } from './day-names.ts';
import { projectName } from './line-name.ts';
import { LinePanel, type LineValues } from './line-panel.tsx';
import { ReceiptsButton, ReceiptsPanel, useReceiptCounts } from './receipts.tsx';
import type { TimesheetRecord, WeekLine } from './timesheet-record.ts';
import type { Week } from './use-week.ts';
import classes from './week.module.css';

interface ExpensesProps {
  readonly timesheet: TimesheetRecord;
  readonly week: Week;
}

const expense = 'Expense' as const;

/** The expenses of the week, each with its day, project, cost and receipts. */
export function Expenses({ timesheet, week }: ExpensesProps) {
  const monday = timesheet.weekStarting;
  const { t, language } = useTexts('billing');
  const [open, setOpen] = useState<WeekLine | 'new'>();
  const isPhone = useIsPhone();
  const receipts = useReceiptCounts(timesheet);
  const [proved, setProved] = useState<WeekLine>();
  const nameOf = (line: WeekLine) => `${dayName(line.date, language)}, ${line.description ?? ''}`;
  const projectOf = ({ project, agreement }: WeekLine) =>
    [projectName(project, t), agreement && nameIn(agreement, 'called')].filter(Boolean).join(' · ');
  const lines = week.lines.filter(({ kind }) => kind === expense);
  const put = (values: LineValues) =>
    week.putLine({
      ...values,
      id: open && open !== 'new' ? open.id : crypto.randomUUID(),
      kind: expense,
      work: '',
      unit: null,
      quantity: null,
    });
  const fresh: LineValues = {
    ...{ kind: expense, date: monday, project: null, agreement: null, work: '', unit: null, cost: null },
    ...{ receiptTax: null, supplierTaxNumber: null },
    ...{ ledgerCode: null, isTaxable: true, description: null },
  };
  const columns = ['day', 'project', 'description', 'cost'] as const;
  return (
    <section aria-label={t('timesheets.expenses')}>
      <div className={classes['toolbar']}>
        <h2 className={classes['heading']}>{t('timesheets.expenses')}</h2>
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
            ...(name === 'project' || name === 'description' ? { kind: 'roomy' as const } : {}),
          }))}
          hasActions
        >
          {lines.map((line) => {
            const lock = week.lockOf(line, line.date);
            const faults = week.faultsOf(line);
            const name = nameOf(line);
            return (
              <tr key={line.id}>
                <th scope="row">
                  <span className={classes['whole']}>{dayName(line.date, language)}</span>
                  {isPhone && (
                    <>
                      <span className={classes['under']}>{projectOf(line)}</span>
                      <span className={classes['under']}>{line.description}</span>
                    </>
                  )}
                  {faults.map((message) => (
                    <p key={message} className={classes['fault']} role="alert">
                      {message}
                    </p>
                  ))}
                </th>
                <PlainCell kind="roomy">{projectOf(line)}</PlainCell>
                <PlainCell kind={['roomy', 'long']} title={lock}>
                  {line.description}
                </PlainCell>
                <PlainCell kind="figure">{moneyText(line.cost ?? '', language)}</PlainCell>
                <PlainCell kind="action">
                  <ReceiptsButton
                    name={name}
                    count={receipts.get(line.id) ?? 0}
                    hindrance={week.stored.has(line.id) ? undefined : t('timesheets.saveFirst')}
                    onOpen={() => setProved(line)}
                  />{' '}
                  {!week.isReadOnly && (
                    <>
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
                    </>
                  )}
                </PlainCell>
              </tr>
            );
          })}
        </PlainTable>
      )}
      {proved && (
        <ReceiptsPanel
          timesheet={timesheet}
          lineId={proved.id}
          name={nameOf(proved)}
          onClose={() => setProved(undefined)}
        />
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
