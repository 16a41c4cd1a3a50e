import { momentAt, wallTimeIn, zoneHere } from 'shared-contracts/days';
import { isDateIn } from 'shared-contracts/validators';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import type { FieldProps } from './field-props.ts';
import { TypedField } from './typed-field.tsx';
import type { TextKind } from './use-committed-text.ts';

const format = 'YYYY-MM-DD HH:mm';

/** A moment, kept in UTC and typed as day and time of the person's own zone (decision 58). */
const momentKind: TextKind = {
  show: (value) => {
    if (typeof value !== 'string' || value === '') return '';
    const moment = new Date(value);
    return /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(moment.getTime())
      ? wallTimeIn(moment, zoneHere()).replace('T', ' ')
      : value;
  },
  read: (text) => {
    const typed = text.trim().replace('T', ' ');
    if (typed === '') return null;
    if (!isDateIn(format, typed)) return typed;
    return momentAt(typed.replace(' ', 'T'), zoneHere()) ?? typed;
  },
};

/** A day with its time, as yyyy-MM-dd hh:mm in 24 hours. */
export function MomentField(props: FieldProps) {
  const { t } = useTexts('ui');
  return <TypedField kind={momentKind} placeholder={t('form.momentFormat')} width="number" {...props} />;
}
