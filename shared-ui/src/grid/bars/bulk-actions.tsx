import { Button } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { countText } from 'shared-contracts';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { GridPopover } from '../grid-popover.tsx';
import { mostSelected } from '../keyboard/select-all-rows.tsx';
import type { BulkChoice } from './bulk-choice.ts';

interface BulkActionsProps {
  readonly actions: readonly BulkChoice[];
  /** How many rows are selected. */
  readonly count: number;
  /** The name of the action whose dialog is loading. */
  readonly coming: string | undefined;
  readonly onChoose: (action: BulkChoice) => Promise<void>;
}

/** Maximum number of actions without a menu; more would leave no room for the sums. */
const mostBeside = 5;

/** Number of actions next to the menu that contains the others. */
const besideMenu = 3;

/** The actions on selected rows as buttons; if there are many, most are in a menu. */
export function BulkActions({ actions, count, coming, onChoose }: BulkActionsProps) {
  const { t } = useTexts('ui');
  const [isOpen, setOpen] = useState(false);
  const beside = actions.length > mostBeside ? besideMenu : actions.length;
  const button = (action: BulkChoice, isInMenu: boolean) => {
    const { name, title, isDangerous, most = mostSelected } = action;
    return (
      <Button
        key={name}
        variant={isInMenu ? 'subtle' : 'light'}
        size="compact-sm"
        {...(isInMenu ? { justify: 'flex-start' } : {})}
        {...(isDangerous ? { color: 'red' } : {})}
        loading={coming === name}
        disabled={count > most}
        title={count > most ? t('grid.atMost', { n: countText(most) }) : undefined}
        onClick={async () => {
          await onChoose(action);
          setOpen(false);
        }}
      >
        {title}
      </Button>
    );
  };
  const menuButton = (
    <Button
      variant="light"
      size="compact-sm"
      leftSection={<IconDots size={14} aria-hidden />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      {t('grid.moreForRows')}
    </Button>
  );
  return (
    <>
      {actions.slice(0, beside).map((action) => button(action, false))}
      {actions.length > beside &&
        (isOpen ? (
          <GridPopover
            target={menuButton}
            label={t('grid.moreForRows')}
            width={220}
            isTight
            onClose={() => setOpen(false)}
          >
            {actions.slice(beside).map((action) => button(action, true))}
          </GridPopover>
        ) : (
          menuButton
        ))}
    </>
  );
}
