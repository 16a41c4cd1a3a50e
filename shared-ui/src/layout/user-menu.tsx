import { Menu } from '@mantine/core';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { type Language, languageOf, languages } from 'shared-contracts';
import { chooseLanguage } from '../i18n/i18n.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { useSession } from '../session/session.tsx';
import { type ThemeChoice, useTheme } from '../theme/theme-provider.tsx';
import classes from './user-menu.module.css';

const themeChoices: readonly ThemeChoice[] = ['light', 'dark', 'auto'];

const themeOf = (value: string): ThemeChoice => themeChoices.find((theme) => theme === value) ?? 'auto';

// Each language names itself, so that who needs it can read it.
const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };

/** Who is signed in, their look and language, and the way out. */
export function UserMenu({ onSignOut }: { onSignOut: () => void }) {
  const { t, language, i18n } = useTexts('ui');
  const { user, version } = useSession();
  const { choice, choose } = useTheme();
  if (!user) return null;
  return (
    <Menu position="bottom-end" width={240} shadow="md">
      <Menu.Target>
        <button type="button" className={classes.target} title={t('user.menu', { name: user.userName })}>
          <span className={classes.name}>{user.userName}</span>
          <span className={classes.company}>{user.companyName}</span>
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('user.theme')}</Menu.Label>
        <Menu.RadioGroup value={choice} onChange={(value) => choose(themeOf(value))}>
          {themeChoices.map((theme) => (
            <Menu.RadioItem key={theme} value={theme}>
              {t(`user.${theme}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label>{t('user.language')}</Menu.Label>
        <Menu.RadioGroup value={language} onChange={(value) => chooseLanguage(i18n, languageOf(value))}>
          {languages.map((name) => (
            <Menu.RadioItem key={name} value={name}>
              {languageNames[name]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={14} aria-hidden />} onClick={onSignOut}>
          {t('user.signOut')}
        </Menu.Item>
        <Menu.Label>{t('user.version', { version })}</Menu.Label>
      </Menu.Dropdown>
    </Menu>
  );
}
