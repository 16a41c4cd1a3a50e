import { Fragment, useEffect, useRef, useState } from 'react';
import { daysOfWeek } from 'shared-contracts/billing';
import { today } from 'shared-contracts/days';
import { compareDecimals } from 'shared-contracts/decimal';
import { billingLimits } from 'shared-contracts/limits';
import { ChoiceToggle, useTexts } from 'shared-ui';
import { useIsPhone } from 'shared-ui/grid';
import { CellNote } from './cell-note.tsx';
import { dayName, dayNumber, weekdayName } from './day-names.ts';
import { projectName } from './line-name.ts';
import type { WeekLine } from './timesheet-record.ts';
import type { Week } from './use-week.ts';
import classes from './week-grid.module.css';
import { onWeekKey } from './week-keys.ts';
import { WeekRowCells } from './week-row.tsx';
import type { WeekRow } from './week-rows.ts';
import { countedSums, sumsOf, type WeekSums } from './week-sums.ts';

interface WeekGridProps {
  readonly week: Week;
  readonly monday: string;
  readonly closedDays: ReadonlyMap<string, string>;
  /** Id of the row, or of one of its lines, whose first open day gets the focus. */
  readonly focusRow: string | undefined;
  readonly onFocused: () => void;
  readonly onAdd: () => void;
  readonly onOpen: (row: WeekRow) => void;
  readonly onDuplicate: (row: WeekRow) => void;
}

/** Hours, followed by kilometres, days and pieces if there are any. */
function Sums({ sums }: { readonly sums: WeekSums }) {
  const { t } = useTexts('billing');
  return countedSums(sums).map(({ unit, key, amount }) =>
    unit === 'hours' ? (
      <span key={unit}>{amount}</span>
    ) : (
      <span key={unit} className={classes['kilometres']}>
        {t(`timesheets.${key}`, { n: amount })}
      </span>
    ),
  );
}

/** The lines of some rows on a day, or of the whole week if no day is given. */
const linesOf = (rows: readonly WeekRow[], day?: string): readonly WeekLine[] =>
  rows.flatMap(({ lines }) => [...lines.values()].filter(({ date }) => day === undefined || date === day));

/** Rows of one project, under its name. */
function byProject(rows: readonly WeekRow[]): readonly (readonly WeekRow[])[] {
  return [...new Set(rows.map(({ facts }) => facts.project?.id))].map((id) =>
    rows.filter(({ facts }) => facts.project?.id === id),
  );
}

/**
 * The week as a grid: rows by project, agreement and work, seven days, sums by day and project; usable by keyboard
 * only.
 */
export function WeekGrid(props: WeekGridProps) {
  const { week, monday, closedDays, focusRow, onFocused, onAdd, onOpen, onDuplicate } = props;
  const { t, language } = useTexts('billing');
  const isPhone = useIsPhone();
  const table = useRef<HTMLTableElement>(null);
  const all = daysOfWeek(monday);
  const [chosen, setChosen] = useState(() => (all.includes(today()) ? today() : monday));
  const [at, setAt] = useState<{ readonly rowId: string; readonly day: string }>();
  const shown = all.includes(chosen) ? chosen : monday;
  const days = isPhone ? [shown] : all;
  const { rows } = week;
  // On a phone the actions are in the panel of the row.
  const hasActions = !week.isReadOnly && !isPhone;
  const groups = byProject(rows);

  const focus = (row: number, day: number): boolean => {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-place="${row}:${day}"]`);
    cell?.focus();
    return cell !== null && cell !== undefined;
  };
  useEffect(() => {
    const row = rows.findIndex(
      ({ id, lines }) => id === focusRow || [...lines.values()].some((line) => line.id === focusRow),
    );
    if (row < 0) return;
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-place^="${row}:"]:not([data-locked])`);
    cell?.focus();
    onFocused();
  }, [focusRow, rows, onFocused]);

  const current = rows.find(({ id }) => id === at?.rowId);
  const placeOf = (target: EventTarget) => {
    const [row = 0, day = 0] =
      target instanceof HTMLElement ? (target.dataset['place'] ?? '').split(':').map(Number) : [];
    return { row, day };
  };
  const removeCurrent = (row: WeekRow) => {
    const place = rows.indexOf(row);
    week.removeRow(row);
    focus(place === rows.length - 1 ? place - 1 : place + 1, 0);
  };

  return (
    <div className={classes['week']}>
      {isPhone && (
        <div className={classes['days']}>
          <ChoiceToggle
            label={t('timesheets.day')}
            value={shown}
            onChange={setChosen}
            choices={all.map((day) => ({
              value: day,
              label: `${weekdayName(day, language).slice(0, 2)} ${dayNumber(day)}`,
            }))}
          />
        </div>
      )}
      <section
        className={classes['scroller']}
        aria-label={t('timesheets.grid')}
        // A week without rows has no field to tab to, and must be scrollable by keyboard too.
        tabIndex={rows.length === 0 ? 0 : undefined}
      >
        <table
          ref={table}
          className={classes['table']}
          aria-label={t('timesheets.grid')}
          onKeyDown={(event) => {
            const { row: place, day } = placeOf(event.target);
            const row = rows[place];
            if (!row) return;
            onWeekKey(event, {
              move: (down, right) => focus(place + down, day + right),
              addRow: onAdd,
              openRow: () => onOpen(row),
              duplicateRow: () => !week.isReadOnly && onDuplicate(row),
              removeRow: () => !week.isReadOnly && removeCurrent(row),
              fillFromAbove: () => {
                const date = days[day] ?? '';
                const above = rows[place - 1]?.lines.get(date)?.quantity;
                if (above && !week.isReadOnly && !week.lockOf(row.lines.get(date), date))
                  week.type(row, date, above);
              },
            });
          }}
        >
          <thead>
            <tr>
              <th scope="col" className={classes['line']}>
                {t('timesheets.line')}
              </th>
              {days.map((day) => (
                <th
                  key={day}
                  scope="col"
                  className={classes['day']}
                  data-today={day === today() || undefined}
                  data-closed={closedDays.has(day) || undefined}
                  title={closedDays.get(day)}
                  aria-label={dayName(day, language)}
                >
                  <span>{weekdayName(day, language)}</span> {dayNumber(day)}
                </th>
              ))}
              <th scope="col" className={classes['sum']}>
                {t('timesheets.total')}
              </th>
              {hasActions && <td />}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <Fragment key={group[0]?.facts.project?.id ?? ''}>
                <tr className={classes['project']}>
                  <th scope="rowgroup" className={classes['line']}>
                    {projectName(group[0]?.facts.project ?? null, t)}
                  </th>
                  {days.map((day) => (
                    <td key={day}>
                      <Sums sums={sumsOf(linesOf(group, day))} />
                    </td>
                  ))}
                  <td className={classes['sum']}>
                    <Sums sums={sumsOf(linesOf(group))} />
                  </td>
                  {hasActions && <td />}
                </tr>
                {group.map((row) => (
                  <WeekRowCells
                    key={row.id}
                    row={row}
                    place={rows.indexOf(row)}
                    days={days}
                    week={week}
                    hasActions={hasActions}
                    onOpen={onOpen}
                    onDuplicate={onDuplicate}
                    onRemove={removeCurrent}
                    onEnter={(day) => setAt({ rowId: row.id, day })}
                  />
                ))}
              </Fragment>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={classes['line']}>
                {t('timesheets.total')}
              </th>
              {days.map((day) => {
                const sums = sumsOf(linesOf(rows, day));
                const isFull = compareDecimals(sums.hours, String(billingLimits.dayHours)) > 0;
                return (
                  <td key={day} data-full={isFull || undefined} data-day={day}>
                    <Sums sums={sums} />
                  </td>
                );
              })}
              <td className={classes['sum']}>
                <Sums sums={sumsOf(linesOf(rows))} />
              </td>
              {hasActions && <td />}
            </tr>
          </tfoot>
        </table>
      </section>
      {rows.length === 0 && (
        <p className={classes['empty']}>{t(week.isReadOnly ? 'timesheets.nothing' : 'timesheets.empty')}</p>
      )}
      <CellNote week={week} row={current} day={at?.day} />
    </div>
  );
}
