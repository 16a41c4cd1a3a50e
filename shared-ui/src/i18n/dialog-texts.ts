import { texts } from '../generated/texts/dialogs.ts';
import { registerTexts } from './i18n.ts';
import { useTexts } from './i18n-provider.tsx';

// Not among the texts of the first screen: they come with the first dialog.
registerTexts('dialogs', texts);

/** The texts of dialogs and of documents, in addition to those that every screen has. */
export const useDialogTexts = () => useTexts('dialogs');
