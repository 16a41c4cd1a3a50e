import { texts } from '../generated/texts/reports.ts';
import { registerTexts } from '../i18n/i18n.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';

// Not among the texts of the first screen: they come with the first menu that generates something.
registerTexts('reports', texts);

/** The texts of the dialogs of reports. */
export const useReportTexts = () => useTexts('reports');
