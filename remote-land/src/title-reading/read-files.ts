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

/** Provider for a form in which titles are read from files. */
export const ReadFilesProvider = NoteReadFile.Provider;

/** Records the file that a title was read from, so that it is filed with the title. */
export const useNoteReadFile = () => useContext(NoteReadFile);

/**
 * The files that titles of a form were read from: recorded until the title is saved, then added to its documents. The
 * file of a discarded title is not filed.
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
