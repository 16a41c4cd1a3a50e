import { useEffect, useRef, useState } from 'react';
import { importLimits } from 'shared-contracts/agreement-import';
import { extensionOf } from 'shared-contracts/documents';
import { upload } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import { useUploads } from 'shared-ui/dialogs';

/** A file that was uploaded: its id, and its name. */
interface UploadedTable {
  readonly id: string;
  readonly name: string;
}

interface TableUpload {
  /** The extensions that are taken, without a dot. */
  readonly extensions: readonly string[];
  /** The group of texts with the reasons `several`, `type`, `size` and `empty`, and `failed`. */
  readonly texts: 'agreementImport.upload' | 'bringIn' | 'bringIn.archive';
  readonly onUploaded: (file: UploadedTable) => void;
  /** Called with the reason of an upload that failed; without it the reason is shown as the refusal. */
  readonly onFailed?: (message: string | undefined) => void;
}

/** Why files are not taken, as a key of the texts (002 §5). */
function refusalOf([file, ...others]: readonly File[], extensions: readonly string[]) {
  if (!file) return undefined;
  if (others.length > 0) return 'several' as const;
  if (!extensions.includes(extensionOf(file.name))) return 'type' as const;
  if (file.size > importLimits.megabytes * upload.megabyte) return 'size' as const;
  return file.size === 0 ? ('empty' as const) : undefined;
}

const nowhere = () => {};

/** The upload of one table: it starts as soon as a file is chosen, and can be stopped. */
export function useTableUpload({ extensions, texts, onUploaded, onFailed }: TableUpload) {
  const { t } = useTexts('projects');
  const { items, queue } = useUploads(nowhere);
  const [refusal, setRefusal] = useState<string>();
  const [item] = items;
  const callbacks = useRef({ onUploaded, onFailed });
  useEffect(() => {
    callbacks.current = { onUploaded, onFailed };
  });
  useEffect(() => {
    if (item?.state === 'done' && item.response)
      callbacks.current.onUploaded({ id: item.response.guid, name: item.fileName });
    if (item?.state !== 'failed') return;
    queue.reset();
    if (callbacks.current.onFailed) callbacks.current.onFailed(item.errorMessage);
    else setRefusal(item.errorMessage ?? t(`${texts}.failed`));
  }, [item, queue, t, texts]);
  const take = (files: readonly File[]) => {
    const [file] = files;
    const refused = refusalOf(files, extensions);
    setRefusal(
      refused && t(`${texts}.${refused}`, { name: file?.name ?? '', megabytes: importLimits.megabytes }),
    );
    if (file && !refused) queue.add([file], 'general');
  };
  return { item, refusal, take, stop: () => queue.reset() };
}
