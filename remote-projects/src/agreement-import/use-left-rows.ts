import { failureText } from 'shared-contracts/errors';
import { showToast, useTexts } from 'shared-ui';
import { saveBlob } from 'shared-ui/grid';
import type { ImportCalls } from './import-calls.ts';

/** Downloads the rows that an import did not write, with the reasons, to be corrected and imported again. */
export function useLeftRows(calls: ImportCalls): (file: { id: string; name: string }) => Promise<void> {
  const { t } = useTexts('projects');
  return async ({ id, name }) => {
    try {
      saveBlob(await calls.leftRows(id), t('agreementImport.success.leftFile', { name }));
    } catch (error) {
      showToast({ kind: 'error', message: failureText(error) ?? t('agreementImport.success.leftFailed') });
    }
  };
}
