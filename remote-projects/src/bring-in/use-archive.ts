import { useCallback, useEffect, useRef, useState } from 'react';
import { archiveExtension, type Unpacked } from 'shared-contracts/bring-in';
import { extensionOf } from 'shared-contracts/documents';
import { failureText } from 'shared-contracts/errors';
import type { BringInCalls } from './bring-in-calls.ts';
import type { TableFile } from './use-table.ts';

/** An archive of documents on its way to the table in it. */
export interface Archive {
  readonly file: TableFile;
  readonly unpacked?: Unpacked;
  /** Why it could not be unpacked; '' without a message. */
  readonly failure?: string;
}

/** Passes a table on unchanged, and for an archive the table in it once it is unpacked. */
export function useArchive(calls: BringInCalls, onTable: (table: TableFile) => void) {
  const [archive, setArchive] = useState<Archive>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const forget = useCallback(() => {
    running.current?.abort();
    setArchive(undefined);
  }, []);
  const take = async (file: TableFile) => {
    forget();
    if (extensionOf(file.name) !== archiveExtension) {
      onTable(file);
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setArchive({ file });
    try {
      const unpacked = await calls.unpack(file.id, controller.signal);
      if (controller.signal.aborted) return;
      setArchive({ file, unpacked });
      onTable({ id: unpacked.index.fileId, name: unpacked.index.fileName });
    } catch (error) {
      if (!controller.signal.aborted) setArchive({ file, failure: failureText(error) ?? '' });
    }
  };
  return { archive, take, forget };
}
