import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';

export interface ActionMenuItem {
  readonly label: string;
  readonly onChoose: () => void;
}

interface ActionMenuProps {
  /** What the menu is of, as 'Actions of Map'. */
  readonly label: string;
  /** Only what can be done now; nothing where that is nothing. */
  readonly items: readonly ActionMenuItem[];
}

/** What can be done with a row, behind three dots. */
export function ActionMenu({ label, items }: ActionMenuProps) {
  if (items.length === 0) return null;
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="default" size={30} aria-label={label} title={label}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ label: item, onChoose }) => (
          <Menu.Item key={item} onClick={onChoose}>
            {item}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
