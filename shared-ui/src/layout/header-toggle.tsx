import { ActionIcon } from '@mantine/core';
import { IconCalendarEvent, IconInfoCircle, IconPencil, type TablerIcon } from '@tabler/icons-react';

const icons: Record<'calendar' | 'edit' | 'info', TablerIcon> = {
  calendar: IconCalendarEvent,
  edit: IconPencil,
  info: IconInfoCircle,
};

interface HeaderToggleProps {
  readonly icon: keyof typeof icons;
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** Shows or hides a panel of the screen. */
export function HeaderToggle({ icon, label, isOn, onToggle }: HeaderToggleProps) {
  const Icon = icons[icon];
  return (
    <ActionIcon
      variant={isOn ? 'light' : 'default'}
      size={30}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      <Icon size={16} />
    </ActionIcon>
  );
}
