import { Menu } from '@mantine/core';
import { IconHelp, IconLogout, IconUser } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { languageName, languageOf, languages } from 'shared-contracts';
import { recordAddress } from 'shared-contracts/routes';
import { chooseLanguage } from '../i18n/i18n.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { Link } from '../router/links.ts';
import { useSession } from '../session/session.tsx';
import { type ThemeChoice, useTheme } from '../theme/theme-provider.tsx';
import classes from './user-menu.module.css';

const themeChoices: readonly ThemeChoice[] = ['light', 'dark', 'auto'];

const themeOf = (value: string): ThemeChoice => themeChoices.find((theme) => theme === value) ?? 'auto';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

/** One of several choices below a common name. */
function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <fieldset className={classes['choice']} aria-label={label}>
      <Menu.Label aria-hidden>{label}</Menu.Label>
      <Menu.RadioGroup value={value} onChange={onChange}>
        {children}
      </Menu.RadioGroup>
    </fieldset>
  );
}

interface UserMenuListProps {
  readonly target: ReactElement;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

/** The menu of the signed-in person; fetched when it is first opened. */
export function UserMenuList({ target, onClose, onSignOut }: UserMenuListProps) {
  const { t, language, i18n } = useTexts('ui');
  const { user, version } = useSession();
  const { choice, choose } = useTheme();
  return (
    <Menu position="bottom-end" width={260} shadow="md" opened onChange={(opened) => !opened && onClose()}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {user && (
          <div className={classes['person']}>
            <span className={classes['fullName']}>{user.fullName || user.userName}</span>
            <span>{user.userName}</span>
            <span>{user.companyName}</span>
          </div>
        )}
        <Menu.Divider />
        {user && (
          <Menu.Item
            component={Link}
            to={recordAddress({ route: 'user', id: user.id })}
            leftSection={<IconUser size={14} aria-hidden />}
          >
            {t('user.account')}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to="/docs/help" leftSection={<IconHelp size={14} aria-hidden />}>
          {t('user.help')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={14} aria-hidden />} onClick={onSignOut}>
          {t('user.signOut')}
        </Menu.Item>
        <Menu.Divider />
        <Choice label={t('user.theme')} value={choice} onChange={(value) => choose(themeOf(value))}>
          {themeChoices.map((theme) => (
            <Menu.RadioItem key={theme} value={theme}>
              {t(`user.${theme}`)}
            </Menu.RadioItem>
          ))}
        </Choice>
        <Menu.Divider />
        {/* Each language names itself, so that who needs it can read it. */}
        <Choice
          label={t('user.language')}
          value={language}
          onChange={(value) => chooseLanguage(i18n, languageOf(value))}
        >
          {languages.map((name) => (
            <Menu.RadioItem key={name} value={name}>
              {languageName(name)}
            </Menu.RadioItem>
          ))}
        </Choice>
        <Menu.Divider />
        <Menu.Label>{t('user.version', { version })}</Menu.Label>
      </Menu.Dropdown>
    </Menu>
  );
}
