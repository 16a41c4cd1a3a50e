import { kindTexts } from '../generated/list-texts.ts';
import { texts } from '../generated/texts/lists.ts';
import type { Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import type { ListTexts } from './declared-grid.ts';

/** Titles and entities of every grid source in a language. */
export function listTexts(language: Language): Pick<ListTexts, 'titles' | 'entities'> {
  const records = inLanguage(texts, language);
  const kinds = kindTexts[language];
  return {
    titles: { ...records.titles, ...kinds.titles },
    entities: { ...records.entities, ...kinds.entities },
  };
}
