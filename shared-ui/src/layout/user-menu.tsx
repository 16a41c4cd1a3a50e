import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Language, languages } from 'shared-contracts';
import { chooseLanguage } from '../i18n/i18n.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { useSession } from '../session/session.tsx';
import { type ThemeChoice, useTheme } from '../theme/theme-provider.tsx';
import classes from './user-menu.module.css';

const themeChoices: readonly ThemeChoice[] = ['light', 'dark', 'auto'];

// Each language names itself, so that who needs it can read it.
const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };

function Choice({
  isChosen,
  onChoose,
  children,
}: {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <Menu.Item
      role="menuitemradio"
      aria-checked={isChosen}
      closeMenuOnClick={false}
      leftSection={isChosen ? <IconCheck size={14} aria-hidden /> : <span className={classes.noCheck} />}
      onClick={onChoose}
    >
      {children}
    </Menu.Item>
  );
}

/** Who is signed in, their look and language, and the way out. */
export function UserMenu({ onSignOut }: { onSignOut: () => void }) {
  const { t, language, i18n } = useTexts('ui');
  const { user, version } = useSession();
  const { choice, choose } = useTheme();
  if (!user) return null;
  return (
    <Menu position="bottom-end" width={240} shadow="md">
      <Menu.Target>
        <button type="button" className={classes.target} aria-label={t('user.menu', { name: user.userName })}>
          <span className={classes.name}>{user.userName}</span>
          <span className={classes.company}>{user.companyName}</span>
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('user.theme')}</Menu.Label>
        {themeChoices.map((theme) => (
          <Choice key={theme} isChosen={theme === choice} onChoose={() => choose(theme)}>
            {t(`user.${theme}`)}
          </Choice>
        ))}
        <Menu.Divider />
        <Menu.Label>{t('user.language')}</Menu.Label>
        {languages.map((name) => (
          <Choice key={name} isChosen={name === language} onChoose={() => chooseLanguage(i18n, name)}>
            {languageNames[name]}
          </Choice>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={14} aria-hidden />} onClick={onSignOut}>
          {t('user.signOut')}
        </Menu.Item>
        <Menu.Label>{t('user.version', { version })}</Menu.Label>
      </Menu.Dropdown>
    </Menu>
  );
}
