import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import type { FieldProps } from './field-props.ts';
import { TypedField } from './typed-field.tsx';
import type { TextKind } from './use-committed-text.ts';

dayjs.extend(customParseFormat);

const format = 'YYYY-MM-DD HH:mm';

/** A moment, kept in UTC and typed as day and time of the person's own zone (decision 58). */
const momentKind: TextKind = {
  show: (value) => {
    if (typeof value !== 'string' || value === '') return '';
    const moment = dayjs(value);
    return /^\d{4}-\d\d-\d\dT/.test(value) && moment.isValid() ? moment.format(format) : value;
  },
  read: (text) => {
    const typed = text.trim().replace('T', ' ');
    if (typed === '') return null;
    const moment = dayjs(typed, format, true);
    return moment.isValid() ? moment.toISOString() : typed;
  },
};

/** A day with its time, as yyyy-MM-dd hh:mm in 24 hours. */
export function MomentField(props: FieldProps) {
  const { t } = useTexts('ui');
  return <TypedField kind={momentKind} placeholder={t('form.momentFormat')} width="number" {...props} />;
}
