import { Menu } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { withScheme } from 'shared-contracts/validators';
import { useDialogTexts } from '../i18n/dialog-texts.ts';
import { useCopy } from './copy-button.tsx';
import { openLink } from './open-document.ts';
import classes from './related-documents.module.css';

/** A link whose menu is open, and where, in CSS pixels from the corner of the window. */
export interface OpenLinkMenu {
  readonly url: string;
  readonly x: number;
  readonly y: number;
}

/** Menu of a link's row: open it, copy its address. */
export function LinkMenu({ menu, onClose }: { menu: OpenLinkMenu; onClose: () => void }) {
  const { t } = useDialogTexts();
  const { outcome, copy } = useCopy();
  return (
    <Menu opened onClose={onClose} position="bottom-start" shadow="md">
      <Menu.Target>
        <span className={classes['anchor']} style={{ left: menu.x, top: menu.y }} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconExternalLink size={14} aria-hidden />}
          onClick={() => openLink(menu.url)}
        >
          {t('documents.open')}
        </Menu.Item>
        <Menu.Item closeMenuOnClick={false} onClick={() => void copy(withScheme(menu.url))}>
          {t(`documents.copy.${outcome}`)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
