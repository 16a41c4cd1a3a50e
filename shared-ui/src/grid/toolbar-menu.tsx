import { Button, Popover } from '@mantine/core';
import { IconColumns3, IconDownload } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../i18n/i18n-provider.tsx';
import classes from './column-chooser.module.css';

interface ToolbarMenuProps {
  readonly target: ReactElement;
  readonly onClose: () => void;
  /** Undefined where the grid has none. */
  readonly onColumns: (() => void) | undefined;
  readonly onExport: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The menus of a grid folded into one, where there is no room for more. */
export function ToolbarMenu({ target, onClose, onColumns, onExport, children }: ToolbarMenuProps) {
  const { t } = useTexts('ui');
  const action = (label: string, icon: ReactElement, onClick: () => void) => (
    <Button variant="subtle" color="gray" justify="flex-start" leftSection={icon} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <Popover
      opened
      onChange={(opened) => !opened && onClose()}
      position="bottom-end"
      width={280}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown className={classes.chooser} aria-label={t('grid.moreActions')}>
        {children}
        {onColumns && action(t('grid.columns'), <IconColumns3 size={16} />, onColumns)}
        {onExport && action(t('grid.export'), <IconDownload size={16} />, onExport)}
      </Popover.Dropdown>
    </Popover>
  );
}
