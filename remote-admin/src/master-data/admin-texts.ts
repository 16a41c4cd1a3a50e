import { type Area, inLanguage, languages } from 'shared-contracts';
import { formTexts } from 'shared-contracts/form-texts';
import { texts } from '../generated/texts/area.ts';

/** The area's texts with those of every declared kind, a language at a time. */
export const adminTexts: Area['translations'] = {
  ...texts,
  ...Object.fromEntries(
    languages.map((language) => [
      language,
      async () => {
        const [own, kind] = await Promise.all([inLanguage(texts, language)(), formTexts[language]()]);
        return { ...own, kind };
      },
    ]),
  ),
};
