import { useTexts } from 'shared-ui';
import { useIsPhone } from 'shared-ui/grid';
import { useQuery } from 'urql';
import { RatesOnDayDocument } from '../generated/operations.ts';
import { rateText } from './amount-text.ts';
import { dayName } from './day-names.ts';
import { lineParts, projectName } from './line-name.ts';
import type { Week } from './use-week.ts';
import classes from './week-cell.module.css';
import type { WeekRow } from './week-rows.ts';

interface CellNoteProps {
  readonly week: Week;
  /** Where the keyboard is. */
  readonly row: WeekRow | undefined;
  readonly day: string | undefined;
}

/** The rate that holds for a row on a day, with its unit. */
function useRateOfDay(row: WeekRow | undefined, day: string | undefined) {
  const surfaceProjectId = row?.facts.project?.id ?? '';
  const work = row?.facts.work.toLowerCase() ?? '';
  const [{ data }] = useQuery({
    query: RatesOnDayDocument,
    variables: { surfaceProjectId, date: day ?? '' },
    pause: surfaceProjectId === '' || day === undefined || work === '',
  });
  return data?.rates.find((rate) => rate.work.toLowerCase() === work);
}

/** Details of the focused cell: its rate and the reason for it, why it is locked, and remarks. */
export function CellNote({ week, row, day }: CellNoteProps) {
  const isPhone = useIsPhone();
  const { t, language } = useTexts('billing');
  const line = day === undefined ? undefined : row?.lines.get(day);
  const stored = line && week.stored.get(line.id);
  const isStored = stored !== undefined && stored.work === line?.work;
  const rateOfDay = useRateOfDay(row, day);
  if (!row || day === undefined)
    return <p className={classes['note']}>{t(isPhone ? 'timesheets.taps' : 'timesheets.keys')}</p>;
  const lock = week.lockOf(line, day);
  const price = isStored ? stored.unitPrice : rateOfDay?.rate.rate;
  const unit = rateOfDay?.rate.unitOfMeasurement?.unit;
  const reason = isStored ? stored.rateReason : rateOfDay?.reason;
  const { work } = lineParts(row.facts, t);
  return (
    <p className={classes['note']} role="status">
      <strong>
        {dayName(day, language)} · {work} · {projectName(row.facts.project, t)}
      </strong>
      {price && price !== '0' && (
        <span>
          {rateText(price, language)}
          {unit && ` / ${unit}`}
        </span>
      )}
      {reason && <span>{reason}</span>}
      {stored?.sentBackReason && (
        <span data-tone="warning">
          {t('timesheets.sentBack', {
            who: stored.sentBackBy?.fullName ?? '',
            reason: stored.sentBackReason,
          })}
        </span>
      )}
      {stored?.holdReason && (
        <span data-tone="warning">
          {t('timesheets.onHold', { who: stored.heldBy?.fullName ?? '', reason: stored.holdReason })}
        </span>
      )}
      {lock && <span data-tone="lock">{lock}</span>}
    </p>
  );
}
