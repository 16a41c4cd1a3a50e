import { texts } from '../../generated/texts/facts.ts';
import { registerTexts } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/i18n-provider.tsx';

// Not among the texts of the first screen: they come with the facts.
registerTexts('facts', texts);

/** The texts of the facts of a record. */
export const useFactsTexts = () => useTexts('facts');
