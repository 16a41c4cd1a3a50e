import type { Language } from 'shared-contracts';
import { type CorrectedValue, correctedLife, type LifeMove, lifeKinds } from 'shared-contracts/agreements';
import { isDecimal } from 'shared-contracts/decimal';
import { pickedId, textIn } from 'shared-contracts/forms';
import { dateFormats } from 'shared-contracts/limits';
import { shownDate } from 'shared-contracts/shown-dates';
import { isDateIn } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { useFieldValue } from 'shared-ui/form';
import { useHeldRows, useRowAround } from 'shared-ui/record';
import { entriesOf } from '../../../rows/entries.ts';
import classes from '../agreements.module.css';

const dayIn = (row: Readonly<Record<string, unknown>>, field: string): string | null => {
  const text = textIn(row, field);
  return isDateIn(dateFormats.input, text) ? text : null;
};
const areaIn = (row: Readonly<Record<string, unknown>>, field: string): string | null => {
  const value = row[field];
  return isDecimal(value) ? value : null;
};

function movesOf(steps: unknown): readonly LifeMove[] {
  return entriesOf(steps).flatMap((row) => {
    const kind = lifeKinds.find((one) => one === row['kind']);
    if (!kind) return [];
    return [
      {
        ...{ id: row.id, kind, date: dayIn(row, 'date') ?? '' },
        ...{
          previousExpiryDate: dayIn(row, 'previousExpiryDate'),
          newExpiryDate: dayIn(row, 'newExpiryDate'),
        },
        ...{ previousArea: areaIn(row, 'previousArea'), surrenderedArea: areaIn(row, 'surrenderedArea') },
      },
    ];
  });
}

const dayShown = (value: unknown, language: Language): string =>
  typeof value === 'string' && value !== '' ? shownDate(value, language) : '';

/** The agreement as it is stored. */
function useStored(): Readonly<Record<string, unknown>> {
  const held = useHeldRows();
  const around = useRowAround();
  return (around && held.placeOf(around.collection, around.id)?.start.base) ?? {};
}

/**
 * Says what a save makes of the expiry date and the area where renewals or surrenders that are stored were corrected or
 * removed: it sets them again, or leaves them because somebody changed them by hand since.
 */
export function LifeRemarks() {
  const { t, language } = useTexts('projects');
  const stored = useStored();
  const lifeSteps = movesOf(useFieldValue('lifeSteps'));
  const unit = useFieldValue('areaUnit');
  const [expiryDate, grossArea] = [dayIn(stored, 'expiryDate'), areaIn(stored, 'grossArea')];
  const now = { expiry: useFieldValue('expiryDate') || null, area: useFieldValue('grossArea') || null };
  const { expiry, area } = correctedLife(
    { expiryDate, grossArea, lifeSteps: movesOf(stored['lifeSteps']) },
    lifeSteps,
  );
  const remark = (name: 'expiry' | 'area', corrected: CorrectedValue, before: string | null) => {
    const { value, isCorrected, isTheirs } = corrected;
    if (!isCorrected || now[name] === value) return [];
    const shown = (one: unknown) =>
      (name === 'expiry' ? dayShown(one, language) : isDecimal(one) ? one : '') || t('agreements.life.none');
    const [is, set] = [shown(now[name]), shown(value)];
    return isTheirs && now[name] === before
      ? [t(`agreements.life.${name}Follows`, { set })]
      : [t(`agreements.life.${name}Stays`, { is, set })];
  };
  // With the unit all areas are converted, the agreement's too.
  const isConverted = pickedId(unit) !== pickedId(stored['areaUnit']);
  const remarks = [
    ...remark('expiry', expiry, expiryDate),
    ...(isConverted ? [] : remark('area', area, grossArea)),
  ];
  if (remarks.length === 0) return null;
  return (
    <div role="status">
      {remarks.map((text) => (
        <p key={text} className={classes['warning']} data-warns="">
          {text}
        </p>
      ))}
    </div>
  );
}
