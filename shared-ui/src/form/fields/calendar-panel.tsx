import { Button, Group } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { inLanguage } from 'shared-contracts';
import { today } from 'shared-contracts/days';
import { texts } from '../../generated/texts/calendar.ts';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import classes from './calendar-panel.module.css';

export interface CalendarPanelProps {
  /** yyyy-MM-dd */
  readonly day: string | undefined;
  readonly onChoose: (day: string | null) => void;
}

/** A month to choose a day from, with 'Today' and 'No date'. */
export function CalendarPanel({ day, onChoose }: CalendarPanelProps) {
  const { t, language } = useTexts('ui');
  const { locale, steps } = inLanguage(texts, language);
  return (
    <>
      <DatePicker
        locale={locale.name}
        ariaLabels={steps}
        size="xs"
        highlightToday
        classNames={{ day: classes['day'] }}
        value={day ?? null}
        defaultDate={day ?? today()}
        onChange={(next) => onChoose(next)}
      />
      <Group justify="space-between" mt={8}>
        <Button variant="subtle" size="compact-xs" onClick={() => onChoose(today())}>
          {t('form.today')}
        </Button>
        <Button variant="subtle" color="gray" size="compact-xs" onClick={() => onChoose(null)}>
          {t('form.noDate')}
        </Button>
      </Group>
    </>
  );
}
