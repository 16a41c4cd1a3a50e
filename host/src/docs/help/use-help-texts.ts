import { useCallback, useEffect, useState } from 'react';
import { inLanguage, type Language } from 'shared-contracts';
import { useTexts } from 'shared-ui';
import { texts as loaders } from '../../generated/texts/help.ts';
import type { HelpTexts } from './help-article.ts';

interface Loaded {
  readonly language: Language;
  /** Undefined where it could not be fetched. */
  readonly texts: HelpTexts | undefined;
}

/** The help in the current language, once it is loaded; `tryAgain` fetches it again if that failed. */
export function useHelpTexts(): {
  readonly texts: HelpTexts | undefined;
  readonly isFailed: boolean;
  readonly tryAgain: () => void;
} {
  const { language } = useTexts('ui');
  const [loaded, setLoaded] = useState<Loaded>();
  const load = useCallback(() => {
    inLanguage<() => Promise<HelpTexts>>(loaders, language)().then(
      (texts) => setLoaded({ language, texts }),
      () => setLoaded({ language, texts: undefined }),
    );
  }, [language]);
  useEffect(load, [load]);
  const own = loaded?.language === language ? loaded : undefined;
  return { texts: own?.texts, isFailed: own !== undefined && own.texts === undefined, tryAgain: load };
}
