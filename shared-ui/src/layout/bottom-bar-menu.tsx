import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import type { Address } from 'shared-contracts/routes';
import { Link } from '../router/links.ts';
import classes from './bottom-bar.module.css';

interface BottomBarMenuProps {
  readonly target: ReactElement;
  readonly onClose: () => void;
  readonly choices: readonly { readonly label: string; readonly to: Address }[];
}

/** The addresses that one item of the bottom bar offers; fetched when it is first opened. */
export function BottomBarMenu({ target, onClose, choices }: BottomBarMenuProps) {
  return (
    <Menu position="top-end" width={264} shadow="md" opened onChange={(opened) => !opened && onClose()}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown className={classes['choices']}>
        {choices.map(({ label, to }) => (
          <Menu.Item key={to} component={Link} to={to} mih={44}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
