import { useCallback, useEffect, useState } from 'react';
import type { Language } from 'shared-contracts';
import { useTexts } from 'shared-ui';
import type { HelpTexts } from './help-article.ts';

/** The help of each language comes when it is read. */
const loaders: Readonly<Record<Language, () => Promise<HelpTexts>>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
};

interface Loaded {
  readonly language: Language;
  /** Undefined where it could not be fetched. */
  readonly texts: HelpTexts | undefined;
}

/** The help in the language shown, once it is there; `tryAgain` fetches it anew where that failed. */
export function useHelpTexts(): {
  readonly texts: HelpTexts | undefined;
  readonly isFailed: boolean;
  readonly tryAgain: () => void;
} {
  const { language } = useTexts('ui');
  const [loaded, setLoaded] = useState<Loaded>();
  const load = useCallback(() => {
    loaders[language]().then(
      (texts) => setLoaded({ language, texts }),
      () => setLoaded({ language, texts: undefined }),
    );
  }, [language]);
  useEffect(load, [load]);
  const own = loaded?.language === language ? loaded : undefined;
  return { texts: own?.texts, isFailed: own !== undefined && own.texts === undefined, tryAgain: load };
}
