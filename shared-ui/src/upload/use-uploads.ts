import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useDialogTexts } from '../i18n/dialog-texts.ts';
import { useRest } from '../session/rest.tsx';
import { type UploadItem, UploadQueue } from './upload-queue.ts';

/** The files of one upload, and the actions on them; running uploads end with the component. */
export function useUploads(onCheckFailed: (message: string) => void): {
  readonly items: readonly UploadItem[];
  readonly queue: UploadQueue;
} {
  const rest = useRest();
  const { t } = useDialogTexts();
  const latest = useRef({ t, onCheckFailed });
  latest.current = { t, onCheckFailed };
  const queue = useMemo(
    () =>
      new UploadQueue(
        rest,
        {
          unexpected: (body) =>
            latest.current.t(body ? 'upload.unexpectedBody' : 'upload.unexpected', { body }),
          get unknown() {
            return latest.current.t('unknownError');
          },
        },
        (message) => latest.current.onCheckFailed(message),
      ),
    [rest],
  );
  useEffect(() => () => queue.reset(), [queue]);
  const items = useSyncExternalStore(queue.subscribe, queue.getItems);
  return { items, queue };
}
