import { useEffect, useState } from 'react';
import { fallbackLanguage } from 'shared-contracts';
import { addAllTexts, useTexts } from 'shared-ui';
import { useServices } from './services.tsx';

/** Texts that are loaded with a part that few people see; undefined until they are available. */
export function useOwnTexts(name: string, texts: Parameters<typeof addAllTexts>[2]) {
  const { i18n } = useServices();
  const [isThere, setThere] = useState(() => i18n.hasResourceBundle(fallbackLanguage, name));
  useEffect(() => {
    addAllTexts(i18n, name, texts);
    setThere(true);
  }, [i18n, name, texts]);
  const { t, language } = useTexts(name);
  return isThere ? { t, language } : undefined;
}
