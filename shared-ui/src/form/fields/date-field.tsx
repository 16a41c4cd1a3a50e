import { useState } from 'react';
import { dateFormats, limits } from 'shared-contracts/limits';
import { isDateIn } from 'shared-contracts/validators';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { OnDemand } from '../../layout/on-demand.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { type FieldProps, useFieldMode } from './field-props.ts';
import { plainKind } from './text-kinds.ts';
import { TypedField } from './typed-field.tsx';
import type { TextKind } from './use-committed-text.ts';
import { useDayReader } from './use-day-reader.ts';
import { useFormField } from './use-form-field.ts';

const DateCalendar = lazyPart(async () => (await import('./date-calendar.tsx')).DateCalendar);

/** A day reaches the form while it is typed only as yyyy-MM-dd: 'nov 2' may be the beginning of 'nov 23'. */
const isWhole = (text: string): boolean => text.trim() === '' || isDateIn(dateFormats.input, text.trim());

/** A day as yyyy-MM-dd: typed in any usual way and read when the field is left, or chosen from a calendar. */
export function DateField(props: FieldProps) {
  const { t } = useTexts('ui');
  const readDay = useDayReader();
  const dateKind: TextKind = {
    show: plainKind.show,
    read: (text) => readDay(text) ?? text.trim(),
    delay: limits.dateDebounce,
    isWhole,
  };
  const field = useFormField(props.name);
  const { readOnly } = useFieldMode(props);
  const [isOpen, setOpen] = useState(false);
  const day =
    typeof field.value === 'string' && isDateIn(dateFormats.input, field.value) ? field.value : undefined;
  const button = (
    <CalendarButton
      label={props.label}
      isOpen={isOpen}
      disabled={readOnly}
      aria-haspopup="dialog"
      onClick={() => setOpen(!isOpen)}
    />
  );
  const chooser = (
    <OnDemand target={button} isOpen={isOpen}>
      <DateCalendar
        target={button}
        label={props.label}
        day={day}
        onChoose={(next) => {
          field.change(next);
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
    </OnDemand>
  );
  return (
    <TypedField
      kind={dateKind}
      placeholder={t('form.dateFormat')}
      behind={chooser}
      width="number"
      {...props}
    />
  );
}
