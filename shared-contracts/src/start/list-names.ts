import { listTexts } from '../grids/list-texts.ts';
import { inEveryLanguage, type Names } from '../i18n/names.ts';

const textsOf = inEveryLanguage(listTexts);

const named = (part: 'titles' | 'entities', list: string): Names =>
  inEveryLanguage((language) => {
    const text = textsOf[language][part][list];
    return typeof text === 'string' ? text : list;
  });

/** The name of a list on its own: 'Agreement types'. */
export const listTitle = (list: string): Names => named('titles', list);

/** Its name in a sentence: 'There are no agreement types.' */
export const listEntity = (list: string): Names => named('entities', list);
