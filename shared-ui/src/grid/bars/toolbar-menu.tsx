import { Button } from '@mantine/core';
import { IconColumns3, IconDownload } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { GridPopover } from '../grid-popover.tsx';

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
    <GridPopover target={target} label={t('grid.moreActions')} width={280} isTight onClose={onClose}>
      {children}
      {onColumns && action(t('grid.columns'), <IconColumns3 size={16} />, onColumns)}
      {onExport && action(t('grid.export'), <IconDownload size={16} />, onExport)}
    </GridPopover>
  );
}
