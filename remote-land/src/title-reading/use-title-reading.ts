import { useEffect, useRef, useState } from 'react';
import { uploadedSchema } from 'shared-contracts/documents';
import { upload } from 'shared-contracts/limits';
import { isRestFailure } from 'shared-contracts/rest-client';
import { type ReadTitle, readTitleSchema, titleReadingLimits } from 'shared-contracts/title-reading';
import { useRest, useTexts } from 'shared-ui';
import type { ReadFile } from './read-files.ts';

/** The file that a title was read from. */
type UploadedTitle = Omit<ReadFile, 'titleId'>;

/** How far the reading of a title is. */
type TitleReading =
  | { readonly state: 'idle'; readonly failure?: string }
  | { readonly state: 'busy' }
  | { readonly state: 'read'; readonly title: ReadTitle; readonly file?: UploadedTitle };

interface ReadingRequest {
  readonly body: object;
  readonly file?: UploadedTitle;
}

/** Reads a title of a file or of pasted text on the server; nothing is written by it. */
export function useTitleReading() {
  const { t } = useTexts('land');
  const rest = useRest();
  const [reading, setReading] = useState<TitleReading>({ state: 'idle' });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const run = async (requestOf: (signal: AbortSignal) => Promise<ReadingRequest>) => {
    const control = new AbortController();
    abort.current = control;
    setReading({ state: 'busy' });
    try {
      const { body, file } = await requestOf(control.signal);
      const title = await rest.post('titles/read', body, readTitleSchema, control.signal);
      // The document with its text replaces the one that is only pictures.
      const { searchable } = title;
      const filed = file && searchable ? { guid: searchable.fileGuid, name: searchable.name } : file;
      setReading({ state: 'read', title, ...(filed ? { file: filed } : {}) });
    } catch (error) {
      const message = isRestFailure(error) && error.message ? error.message : t('reading.failed');
      setReading(control.signal.aborted ? { state: 'idle' } : { state: 'idle', failure: message });
    }
  };

  const readFile = (file: File) => {
    if (file.size > titleReadingLimits.bytes) {
      const megabytes = titleReadingLimits.bytes / upload.megabyte;
      setReading({ state: 'idle', failure: t('reading.tooLarge', { megabytes }) });
      return;
    }
    void run(async (signal) => {
      const { guid } = await rest.upload('files?purpose=document', file, uploadedSchema, {
        signal,
        request: { purpose: 'document' },
      });
      return { body: { fileGuid: guid }, file: { guid, name: file.name } };
    });
  };

  return {
    reading,
    readFile,
    readText: (text: string) => void run(async () => ({ body: { text } })),
    stop: () => abort.current?.abort(),
    again: () => setReading({ state: 'idle' }),
  };
}
