import type { Area } from 'shared-contracts';
import { isEditedInGrid, masterDataDeclarations } from 'shared-contracts/master-data';

/** The editor of each declared list, fetched when the list is open. */
export const listEditors: NonNullable<Area['listEditors']> = Object.fromEntries(
  masterDataDeclarations
    .filter(isEditedInGrid)
    .map((declaration) => [
      declaration.list,
      async () => (await import('./list-editor.tsx')).listEditorOf(declaration),
    ]),
);
