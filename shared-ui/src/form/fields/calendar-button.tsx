import { ActionIcon } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useTexts } from '../../i18n/i18n-provider.tsx';

interface CalendarButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'> {
  /** The label of the field whose day it chooses. */
  readonly label: string;
  readonly isOpen: boolean;
}

/** The button in a date's box that opens its calendar. */
export function CalendarButton({ label, isOpen, ...button }: CalendarButtonProps) {
  const { t } = useTexts('ui');
  const name = t('form.chooseDate', { label });
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={26}
      aria-label={name}
      title={name}
      aria-expanded={isOpen}
      {...button}
    >
      <IconCalendar size={16} />
    </ActionIcon>
  );
}
