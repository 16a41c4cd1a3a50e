import { useMemo } from 'react';
import { type Client, useClient } from 'urql';
import { refusedSave, type SaveOutcome } from '../form/saving/save-outcome.ts';
import { UpdateDocumentsDocument } from '../generated/operations.ts';
import { useDialogTexts } from '../i18n/dialog-texts.ts';
import type { Collection, HeldRow } from '../record/rows/collection.ts';
import { documentFaults, documentSave, nameIn, savedRow, valuesOfStored } from './document-values.ts';

/** Path of the tab that documents are listed on, in a record and in the rows below it. */
export const documentsTab = 'related-documents';

/** Name of the documents of a record, or of the rows of one of its collections. */
export const documentsName = (above?: string): string =>
  above === undefined ? 'documents' : `${above}Documents`;

/** A refused save with the rows under the collection's name; a conflict of a document is never the record's. */
function refusedAs(name: string, outcome: SaveOutcome): SaveOutcome {
  const pathOf = (path: string) => path.replace(/^input(?=\[)/, name);
  if (outcome.kind === 'invalid')
    return { ...outcome, fields: outcome.fields.map((one) => ({ ...one, path: pathOf(one.path) })) };
  if (outcome.kind !== 'conflict') return outcome;
  const conflicts = outcome.conflicts.map((one) => ({ ...one, path: pathOf(one.path || 'input[0]') }));
  const isFirst = (path: string, position: number) =>
    conflicts.findIndex((one) => one.path === path) === position;
  return { ...outcome, conflicts: conflicts.filter(({ path }, position) => isFirst(path, position)) };
}

async function saveDocuments(client: Client, name: string, rows: readonly HeldRow[]): Promise<SaveOutcome> {
  const variables = documentSave(rows);
  if (!variables) return { kind: 'failed', message: '' };
  const { data, error } = await client.mutation(UpdateDocumentsDocument, variables).toPromise();
  if (!data) return error ? refusedAs(name, refusedSave(error)) : { kind: 'failed', message: '' };
  const stored = data.updateDocuments.flatMap((document) => savedRow(document, rows));
  return { kind: 'saved', values: {}, revision: 0, rows: { [name]: stored } };
}

/**
 * The documents of a record and of every row below it, as rows of the record's form: unsaved edits are kept across
 * tabs, survive a reload, and are saved with a call of their own.
 */
export function useDocumentRows(collections: readonly Collection[]): readonly Collection[] {
  const { t, language } = useDialogTexts();
  const client = useClient();
  return useMemo(() => {
    const below = (above?: Collection): Collection => {
      const name = documentsName(above?.name);
      return {
        name,
        tab: documentsTab,
        ...(above ? { parent: { collection: above.name, field: 'parentId' } } : {}),
        item: t('documents.item', { count: 1 }),
        titleOf: nameIn,
        tabs: [
          {
            path: '',
            label: t('documents.details'),
            fields: [
              { name: 'name', label: t('documents.name') },
              { name: 'url', label: t('documents.url') },
              { name: 'documentType', label: t('documents.type') },
              { name: 'documentDate', label: t('documents.dated') },
              { name: 'isConfidential', label: t('documents.confidential') },
              { name: 'notes', label: t('documents.notes') },
            ],
            show: () => null,
          },
        ],
        make: () => ({}),
        validate: (values) => documentFaults(values, language),
        inputOf: (values) => values,
        valuesOfStored,
        save: (rows) => saveDocuments(client, name, rows),
      };
    };
    return [...collections, below(), ...collections.map(below)];
  }, [collections, client, t, language]);
}
