import { Popover } from '@mantine/core';
import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { CalendarPanel, type CalendarPanelProps } from './calendar-panel.tsx';

interface DateCalendarProps extends CalendarPanelProps {
  readonly target: ReactElement;
  readonly label: string;
  readonly onClose: () => void;
}

/** The calendar of a date field. */
export function DateCalendar({ target, label, day, onChoose, onClose }: DateCalendarProps) {
  const { t } = useTexts('ui');
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
        <CalendarPanel day={day} onChoose={onChoose} />
      </Popover.Dropdown>
    </Popover>
  );
}
