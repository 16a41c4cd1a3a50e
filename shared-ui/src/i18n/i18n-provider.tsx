import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type I18n, pageI18n } from './i18n.ts';
import { type NamespaceTexts, textsSource } from './texts-source.ts';

const I18nContext = createContext<I18n | undefined>(undefined);

/** Gives everything below it the page's texts. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/**
 * The texts of one namespace, in the current language; the component renders again when they or the language change.
 */
export function useTexts(namespace: string): NamespaceTexts {
  const i18n = useContext(I18nContext) ?? pageI18n();
  const { subscribe, current } = textsSource(i18n, namespace);
  return useSyncExternalStore(subscribe, current);
}
export type { Translate } from './texts-source.ts';
