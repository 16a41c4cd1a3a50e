import type { WizardControl } from 'shared-ui/dialogs';
import type { ImportFile } from './import-file.ts';

/** Leads back to where the table came from: the upload or, of a table of another shape, the page below the wizard. */
export const backToTable =
  (wizard: WizardControl, file: ImportFile | undefined): (() => void) =>
  () =>
    file?.recipe ? wizard.close() : wizard.go('back', 'upload');
