import { texts } from '../generated/texts/form.ts';
import { registerTexts } from '../i18n/i18n.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';

// Not among the texts of the first screen: they come with the forms.
registerTexts('form', texts);

/** The texts of forms and their records. */
export const useFormTexts = () => useTexts('form');
