import { compareDecimals, differenceOf, isDecimal } from 'shared-contracts/decimal';
import { textIn } from 'shared-contracts/forms';
import { dateFormats } from 'shared-contracts/limits';
import { shownDate } from 'shared-contracts/shown-dates';
import { isDateIn } from 'shared-contracts/validators';
import { HeaderButton, useTexts } from 'shared-ui';
import { useFieldValue, useIsReadOnly, useSetField } from 'shared-ui/form';
import { type Entry, entriesOf } from '../../../rows/entries.ts';
import { changesOfSurrender } from '../area-changes.ts';

/** A step in the life of an agreement, and the path of its fields. */
export interface StepProps {
  readonly path: string;
  readonly row: Entry;
}

/** Whether a step of a later day sets the same value, which is then not that of this step. */
function useIsFollowed(row: Entry): boolean {
  const isMoving = (step: Entry) =>
    textIn(row, 'newExpiryDate') === ''
      ? isDecimal(step['surrenderedArea'])
      : textIn(step, 'newExpiryDate') !== '';
  return entriesOf(useFieldValue('lifeSteps')).some(
    (step) => isMoving(step) && textIn(step, 'date') > textIn(row, 'date'),
  );
}

/** Copies the result of a step to the agreement: its expiry date, or the remaining area. */
export function TakeOver({ path, row }: StepProps) {
  const { t, language } = useTexts('projects');
  const set = useSetField();
  const expiry = useFieldValue('expiryDate');
  const area = useFieldValue('grossArea');
  const compensations = useFieldValue('compensations');
  const isFollowed = useIsFollowed(row);
  const isReadOnly = useIsReadOnly();
  const newExpiry = textIn(row, 'newExpiryDate');
  const before = row['previousArea'] ?? area;
  const { surrenderedArea } = row;
  const left =
    isDecimal(before) && isDecimal(surrenderedArea) ? differenceOf(before, surrenderedArea) : undefined;
  if (isReadOnly || isFollowed) return null;
  if (newExpiry !== '' && isDateIn(dateFormats.input, newExpiry) && newExpiry !== expiry)
    return (
      <HeaderButton
        onClick={() => {
          if (!textIn(row, 'previousExpiryDate')) set(`${path}.previousExpiryDate`, expiry || null);
          set('expiryDate', newExpiry);
        }}
      >
        {t('agreements.step.setExpiry', { date: shownDate(newExpiry, language) })}
      </HeaderButton>
    );
  if (left === undefined || compareDecimals(left, '0') < 0 || left === area) return null;
  return (
    <HeaderButton
      onClick={() => {
        set(`${path}.previousArea`, before);
        set('grossArea', left);
        if (!isDecimal(before)) return;
        for (const [name, value] of changesOfSurrender(compensations, before)) set(name, value);
      }}
    >
      {t('agreements.step.setArea', { area: left })}
    </HeaderButton>
  );
}
