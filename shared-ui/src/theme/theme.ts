import { createTheme, type MantineColorsTuple, mergeThemeOverrides } from '@mantine/core';
import classes from './theme.module.css';

const teal: MantineColorsTuple = [
  '#e5f6f8',
  '#cfe8ec',
  '#a2d1d9',
  '#71b8c5',
  '#49a4b4',
  '#2f97a9',
  '#0b6b7a',
  '#095c69',
  '#064e5a',
  '#033f49',
];

const red: MantineColorsTuple = [
  '#fdeceb',
  '#f9d4d1',
  '#f0a8a3',
  '#e57a73',
  '#d9534a',
  '#c73a31',
  '#b3261e',
  '#991f18',
  '#7f1812',
  '#66110d',
];

// Text, borders and fields of the dark theme in the hues of its surfaces (tokens.css).
const dark: MantineColorsTuple = [
  '#e4e9ed',
  '#c3ccd3',
  '#a3b0ba',
  '#8d9aa4',
  '#3f4c56',
  '#2b363e',
  '#222b32',
  '#1a2127',
  '#151b20',
  '#12171c',
];

/** Mantine with Rightway's measures: one accent, 8-px rhythm, small text, quick motion. */
const theme = createTheme({
  colors: { teal, red, dark },
  primaryColor: 'teal',
  primaryShade: 6,
  fontFamily: 'inherit',
  defaultRadius: 4,
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  spacing: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '32px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'xs', fz: 13 }, classNames: { root: classes['button'] ?? '' } },
    ActionIcon: { classNames: { root: classes['icon'] ?? '' } },
    Checkbox: { classNames: { root: classes['tick'] ?? '' } },
    Input: { classNames: { input: classes['input'] ?? '' } },
    TextInput: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'sm' } },
    Modal: {
      defaultProps: { transitionProps: { duration: 100 } },
      styles: {
        content: { background: 'var(--rw-surface)', color: 'var(--rw-text)' },
        header: { background: 'var(--rw-surface)' },
        title: { fontSize: 16, fontWeight: 600 },
      },
    },
    Drawer: {
      styles: {
        content: { background: 'var(--rw-surface)', color: 'var(--rw-text)' },
        header: { background: 'var(--rw-surface)' },
        title: { fontSize: 16, fontWeight: 600 },
      },
    },
    // The menu itself gets the focus: the element that Mantine would put first in it is not a menu item.
    Menu: {
      defaultProps: { withInitialFocusPlaceholder: false },
      classNames: { item: classes['item'] ?? '' },
    },
    Tooltip: { defaultProps: { openDelay: 200, withArrow: true, multiline: true, maw: 320 } },
  },
});

/** The theme with the labels that its parts have for screen readers. */
export const themeWithWords = ({ close }: { readonly close: string }) =>
  mergeThemeOverrides(theme, {
    components: {
      Modal: { defaultProps: { closeButtonProps: { 'aria-label': close } } },
      Drawer: { defaultProps: { closeButtonProps: { 'aria-label': close } } },
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': close } } },
    },
  });
