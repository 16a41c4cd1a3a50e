import { inEveryLanguage, inLanguage } from 'shared-contracts';
import { pickedTexts } from 'shared-contracts/picked-texts';
import { texts } from '../generated/texts/pick.ts';
import { registerTexts } from '../i18n/i18n.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';

// Not among the texts of the first screen: they come with the fields that pick records.
registerTexts(
  'pick',
  inEveryLanguage((language) => {
    const own = inLanguage(texts, language);
    return { ...own, column: { ...own.column, ...pickedTexts[language] } };
  }),
);

/** The texts of fields that pick records, with the titles of the columns of each picklist. */
export const usePickTexts = () => useTexts('pick');
