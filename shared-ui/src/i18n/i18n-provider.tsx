import { type ReactNode, useCallback } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { type Language, languageOf } from 'shared-contracts';
import type { I18n } from './i18n.ts';

/** Gives everything below it the page's texts. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

/** A text by its key, with values for its {{places}}. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of one namespace, in the language shown. */
export function useTexts(namespace: string): {
  readonly t: Translate;
  readonly language: Language;
  readonly i18n: I18n;
} {
  const { t: translate, i18n } = useTranslation(namespace);
  const t = useCallback<Translate>((key, values) => translate(key, { ...values }), [translate]);
  return { t, language: languageOf(i18n.language), i18n };
}
