import { languageOf } from 'shared-contracts';
import { errorExtensions, errorMessage } from 'shared-contracts/client';
import { type MasterDataDeclaration, masterDataFormValidator } from 'shared-contracts/master-data';
import { errorsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import { useClient } from 'urql';
import { documentsOf } from './master-data-documents.ts';
import { saveValues } from './master-data-values.ts';

/** Saves a new entry of any declared list. Returns why that was not possible; undefined once it is saved. */
export function useEntryWriter() {
  const client = useClient();
  const { t, language } = useTexts('admin');
  return async (declaration: MasterDataDeclaration, values: FormValues): Promise<string | undefined> => {
    const fieldName = (path: string) =>
      t(`kind.${declaration.list}.fields.${path}`, { defaultValue: t(`field.${path}`) });
    const [wrong] = errorsOf(masterDataFormValidator(declaration), values, languageOf(language));
    if (wrong) return `${fieldName(wrong.path)}: ${wrong.message}`;
    const input = {
      ...saveValues(declaration, values),
      ...{ id: crypto.randomUUID(), revision: null, saveId: crypto.randomUUID() },
    };
    const { data, error } = await client.mutation(documentsOf(declaration).save, { input });
    if (data?.saved) return undefined;
    const [field] = (error && errorExtensions(error)?.fields) ?? [];
    return field?.message ?? errorMessage(error) ?? t('paste.failed');
  };
}
