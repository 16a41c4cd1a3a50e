import { Kbd, Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { useFormTexts } from '../form-texts.ts';
import type { SaveOffers } from './save-offers.ts';

interface SaveMenuListProps extends SaveOffers {
  readonly target: ReactElement;
  readonly onClose: () => void;
}

/** The entries of the menu next to Save, each with its key. */
export function SaveMenuList({ target, onClose, onSaveAndNew, onSaveAndLeave, onUndo }: SaveMenuListProps) {
  const { t } = useFormTexts();
  return (
    <Menu
      opened
      onChange={(opened) => !opened && onClose()}
      position="bottom-end"
      width={280}
      shadow="md"
      returnFocus
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown aria-label={t('saveMenu.more')}>
        {onSaveAndNew && (
          <Menu.Item rightSection={<Kbd size="xs">Ctrl+Enter</Kbd>} onClick={onSaveAndNew}>
            {t('saveMenu.new')}
          </Menu.Item>
        )}
        {onSaveAndLeave && (
          <Menu.Item rightSection={<Kbd size="xs">Ctrl+Shift+S</Kbd>} onClick={onSaveAndLeave}>
            {t('saveMenu.leave')}
          </Menu.Item>
        )}
        <Menu.Item disabled={onUndo === undefined} onClick={onUndo}>
          {t(onUndo ? 'saveMenu.undo' : 'saveMenu.nothingToUndo')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
