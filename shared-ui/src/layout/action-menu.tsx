import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconDots } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import type { ActionListItem } from './action-list.tsx';
import { OnDemand } from './on-demand.tsx';

export type ActionMenuItem = ActionListItem;

const ActionList = lazyPart(async () => (await import('./action-list.tsx')).ActionList);

/** The state of the button that opens a menu; once the menu's code is loaded, the menu sets it. */
interface Opening {
  readonly 'aria-haspopup'?: 'menu';
  readonly 'aria-expanded'?: boolean;
  readonly onClick?: () => void;
}

interface OpenedByProps {
  readonly side: 'start' | 'end';
  readonly items: readonly ActionMenuItem[];
  readonly button: (opening: Opening) => ReactElement<Opening>;
}

/** A menu that a button opens; its code is only loaded once a menu is opened. */
function OpenedBy({ side, items, button }: OpenedByProps) {
  const [isOpen, setOpen] = useState(false);
  const closed = button({ 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setOpen(true) });
  return (
    <OnDemand target={closed} isOpen={isOpen}>
      <ActionList target={button({})} side={side} items={items} onClose={() => setOpen(false)} />
    </OnDemand>
  );
}

interface ActionMenuProps {
  /** The label of the menu, as 'Actions of Map'. */
  readonly label: string;
  /** Only what can be done now; nothing where that is nothing. */
  readonly items: readonly ActionMenuItem[];
}

/** The actions on a row, behind a button with three dots. */
export function ActionMenu({ label, items }: ActionMenuProps) {
  if (items.length === 0) return null;
  return (
    <OpenedBy
      side="end"
      items={items}
      button={(opening) => (
        <ActionIcon variant="default" size={30} aria-label={label} title={label} {...opening}>
          <IconDots size={16} />
        </ActionIcon>
      )}
    />
  );
}

interface MenuButtonProps {
  readonly label: string;
  /** Its name for screen readers, which do not convey its place; contains the label. */
  readonly name?: string | undefined;
  readonly items: readonly ActionMenuItem[];
}

/** A button that opens a menu of actions; an action that is not possible now shows why. */
export function MenuButton({ label, name, items }: MenuButtonProps) {
  return (
    <OpenedBy
      side="start"
      items={items}
      button={(opening) => (
        <Button
          variant="default"
          aria-label={name}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          {...opening}
        >
          {label}
        </Button>
      )}
    />
  );
}
