import { useId } from 'react';
import { workDaysOf, workWeek } from 'shared-contracts/accounts';
import { useTexts } from 'shared-ui';
import { PressButton, useFieldError, useFieldValue, useIsReadOnly, useSetField } from 'shared-ui/form';
import classes from './users.module.css';

interface WorkDaysFieldProps {
  readonly name: string;
  readonly label: string;
}

/** The days of the week on which somebody works, a button each; with none the company's days count. */
export function WorkDaysField({ name, label }: WorkDaysFieldProps) {
  const { t } = useTexts('admin');
  const help = useId();
  const chosen = workDaysOf(useFieldValue(name));
  const error = useFieldError(name);
  const setField = useSetField();
  const isReadOnly = useIsReadOnly();
  const press = (day: (typeof workWeek)[number]) => {
    if (isReadOnly) return;
    const days = workWeek.filter((one) => (one === day ? !chosen.includes(one) : chosen.includes(one)));
    setField(name, days.join(',') || null);
  };
  return (
    <fieldset className={classes['week']} aria-describedby={help}>
      <legend className={classes['label']}>{label}</legend>
      <div className={classes['days']}>
        {workWeek.map((day) => (
          <PressButton key={day} isOn={chosen.includes(day)} onPress={() => press(day)}>
            {t(`user.weekday.${day}`)}
          </PressButton>
        ))}
      </div>
      <p id={help} className={classes['below']}>
        {error ?? t('user.daysOfCompany')}
      </p>
    </fieldset>
  );
}
