import { useEffect, useState } from 'react';
import { fallbackLanguage } from 'shared-contracts';
import { addAllTexts, type Translate, useTexts } from 'shared-ui';
import { texts } from '../generated/texts/palette.ts';
import { useServices } from '../services/services.tsx';

/** The texts of the box and of the panels next to lists, which load with them; undefined until they are loaded. */
export function usePaletteTexts(): Translate | undefined {
  const { i18n } = useServices();
  const [hasTexts, setHasTexts] = useState(() => i18n.hasResourceBundle(fallbackLanguage, 'palette'));
  useEffect(() => {
    addAllTexts(i18n, 'palette', texts);
    setHasTexts(true);
  }, [i18n]);
  const { t } = useTexts('palette');
  return hasTexts ? t : undefined;
}
