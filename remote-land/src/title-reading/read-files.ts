import { createContext, useContext, useMemo, useRef } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { showToast, useTexts } from 'shared-ui';
import { useClient } from 'urql';
import { FileReadTitlesDocument } from '../generated/operations.ts';

/** A file that a title was read from. */
export interface ReadFile {
  readonly titleId: string;
  readonly guid: string;
  readonly name: string;
}

const NoteReadFile = createContext<(file: ReadFile) => void>(() => {});

/** Wraps a form whose titles are read from files. */
export const ReadFilesProvider = NoteReadFile.Provider;

/** Notes the file that a title was read from, to be filed with it. */
export const useNoteReadFile = () => useContext(NoteReadFile);

/**
 * The files that titles of a form were read from: noted until their title is saved, then filed among its documents. A
 * file whose title was discarded is not filed.
 */
export function useReadFiles() {
  const { t } = useTexts('land');
  const client = useClient();
  const noted = useRef<readonly ReadFile[]>([]);
  return useMemo(() => {
    const note = (file: ReadFile): void => {
      noted.current = [...noted.current.filter(({ guid }) => guid !== file.guid), file];
    };
    const fileWith = async (savedTitles: readonly string[]): Promise<void> => {
      const going = noted.current.filter(({ titleId }) => savedTitles.includes(titleId));
      if (going.length === 0) return;
      noted.current = [];
      const input = going.map(({ titleId, guid, name }) => ({
        ...{ id: crypto.randomUUID(), parentId: titleId, fileGuid: guid, name },
      }));
      const { error } = await client.mutation(FileReadTitlesDocument, { input }).toPromise();
      const names = going.map(({ name }) => name).join(', ');
      showToast(
        error
          ? { kind: 'error', message: t('reading.notFiled', { names, message: errorMessage(error) ?? '' }) }
          : { kind: 'success', message: t('reading.filed', { names }) },
      );
    };
    return { note, fileWith };
  }, [client, t]);
}
