import { themeKey } from '../session/device-setting.ts';
import './mantine-styles.ts';
import {
  type CSSVariablesResolver,
  localStorageColorSchemeManager,
  MantineProvider,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { themeWithWords } from './theme.ts';
import { loadTypeface } from './typeface.ts';

const colorSchemes = localStorageColorSchemeManager({ key: themeKey });

const named = {
  '--mantine-color-body': 'var(--rw-surface)',
  '--mantine-color-text': 'var(--rw-text)',
  '--mantine-color-dimmed': 'var(--rw-text-dimmed)',
  '--mantine-color-error': 'var(--rw-error)',
  '--mantine-color-default-border': 'var(--rw-border)',
};

/** Maps Mantine's own names to the tokens. */
const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: named, dark: named });

/** Gives everything below it Rightway's look, light or dark by the person's choice or the system's. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { t } = useTexts('ui');
  const close = t('close');
  useEffect(loadTypeface, []);
  const theme = useMemo(() => themeWithWords({ close }), [close]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemes}
    >
      {children}
    </MantineProvider>
  );
}

export type ThemeChoice = 'light' | 'dark' | 'auto';

/** The look shown, the look chosen, and how to choose another. */
export function useTheme(): {
  readonly colorScheme: 'light' | 'dark';
  readonly choice: ThemeChoice;
  readonly choose: (choice: ThemeChoice) => void;
} {
  const { colorScheme: choice, setColorScheme: choose } = useMantineColorScheme();
  return { colorScheme: useComputedColorScheme('light'), choice, choose };
}
