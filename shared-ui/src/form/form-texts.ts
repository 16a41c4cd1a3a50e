import { registerTexts } from '../i18n/i18n.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

// Not among the texts of the first screen: they come with the forms.
registerTexts('form', { en, es });

/** The texts of forms and their records. */
export const useFormTexts = () => useTexts('form');
