import { lazyScreen } from 'shared-ui';

export type { ImportStart } from './import-file.ts';
export { ImportNotice } from './import-notice.tsx';

/** Fetched when somebody imports. */
export const ImportWizard = lazyScreen(async () => (await import('./import-wizard.tsx')).ImportWizard);
