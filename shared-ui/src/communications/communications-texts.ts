import { texts } from '../generated/texts/communications.ts';
import { registerTexts } from '../i18n/i18n.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';

// Not among the texts of the first screen: they come with the first communications.
registerTexts('communications', texts);

export const useCommunicationTexts = () => useTexts('communications');
