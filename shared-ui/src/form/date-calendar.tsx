import { Button, Group, Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import dayjs from 'dayjs';
import type { ReactElement } from 'react';
import { inLanguage } from 'shared-contracts';
import { dateFormats } from 'shared-contracts/limits';
import { texts } from '../generated/texts/calendar.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';

interface DateCalendarProps {
  readonly target: ReactElement;
  readonly label: string;
  /** yyyy-MM-dd */
  readonly day: string | undefined;
  readonly onChoose: (day: string | null) => void;
  readonly onClose: () => void;
}

/** The calendar of a date field. */
export function DateCalendar({ target, label, day, onChoose, onClose }: DateCalendarProps) {
  const { t, language } = useTexts('ui');
  return (
    <Popover
      opened
      onChange={(opened) => !opened && onClose()}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown aria-label={t('form.chooseDate', { label })}>
        <DatePicker
          locale={inLanguage(texts, language).name}
          size="xs"
          value={day ?? null}
          defaultDate={day ?? dayjs().format(dateFormats.input)}
          onChange={(next) => onChoose(next)}
        />
        <Group justify="space-between" mt={8}>
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={() => onChoose(dayjs().format(dateFormats.input))}
          >
            {t('form.today')}
          </Button>
          <Button variant="subtle" color="gray" size="compact-xs" onClick={() => onChoose(null)}>
            {t('form.noDate')}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
