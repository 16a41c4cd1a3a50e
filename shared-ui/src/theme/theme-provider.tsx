import './mantine-styles.ts';
import {
  localStorageColorSchemeManager,
  MantineProvider,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

const colorSchemes = localStorageColorSchemeManager({ key: 'rightway.theme' });

/** Gives everything below it Rightway's look, light or dark as the person chose or the system says. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" colorSchemeManager={colorSchemes}>
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
