import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';

export interface ActionListItem {
  readonly label: string;
  readonly onChoose: () => void;
  /** Why it cannot be chosen now, where that is so. */
  readonly disabledBy?: string | undefined;
}

interface ActionListProps {
  readonly target: ReactElement;
  readonly side: 'start' | 'end';
  readonly items: readonly ActionListItem[];
  readonly onClose: () => void;
}

/** The items of an action menu; fetched when one is first opened. */
export function ActionList({ target, side, items, onClose }: ActionListProps) {
  return (
    <Menu position={`bottom-${side}`} shadow="md" opened onChange={(opened) => !opened && onClose()}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {items.map(({ label, onChoose, disabledBy }) => (
          <Menu.Item key={label} disabled={disabledBy !== undefined} title={disabledBy} onClick={onChoose}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
