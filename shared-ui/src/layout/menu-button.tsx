import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

interface MenuButtonItem {
  readonly label: string;
  readonly onChoose: () => void;
  /** Why it cannot be chosen now, where that is so. */
  readonly disabledBy?: string | undefined;
}

/** A button that opens a menu of what can be done; what cannot be done now says why. */
export function MenuButton({
  label,
  name,
  items,
}: {
  readonly label: string;
  /** What it is called to who does not see where it stands; the label is a part of it. */
  readonly name?: string | undefined;
  readonly items: readonly MenuButtonItem[];
}) {
  return (
    <Menu position="bottom-start" shadow="md" withinPortal>
      <Menu.Target>
        <Button variant="default" aria-label={name} rightSection={<IconChevronDown size={14} aria-hidden />}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ label: item, onChoose, disabledBy }) => (
          <Menu.Item key={item} disabled={disabledBy !== undefined} title={disabledBy} onClick={onChoose}>
            {item}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
