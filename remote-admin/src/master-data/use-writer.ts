import { useMemo } from 'react';
import { type MasterDataDeclaration, masterDataFormValidator } from 'shared-contracts/master-data';
import type { FormValues } from 'shared-ui/form';
import { useSend } from 'shared-ui/record';
import { documentsOf, type MasterDataRecord } from './master-data-documents.ts';
import { formValues, saveValues } from './master-data-values.ts';
import { secrets } from './secrets.ts';
import { useKindTexts } from './use-kind-texts.ts';

/** Writes records of a declared kind, both for their form and for the rows of their list. */
export function useWriter(declaration: MasterDataDeclaration) {
  const validator = useMemo(() => masterDataFormValidator(declaration), [declaration]);
  const texts = useKindTexts(declaration);
  return {
    texts,
    validator,
    send: useSend(documentsOf(declaration).save),
    titleOf: (record: MasterDataRecord) => String(record[declaration.titleField] ?? ''),
    valuesOf: (record: MasterDataRecord) => formValues(declaration, record),
    inputOf: (values: FormValues) => saveValues(declaration, values),
    fields: declaration.fields.map(({ name }) => ({
      name,
      label: texts.field(name),
      isSecret: secrets.has(name),
    })),
  };
}
