import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { upload } from 'shared-contracts/limits';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { useRest } from '../session/rest.tsx';
import { type UploadItem, UploadQueue } from './upload-queue.ts';

/** The files of one upload, and what can be done with them; what is under way ends with the component. */
export function useUploads(onCheckFailed: (message: string) => void): {
  readonly items: readonly UploadItem[];
  readonly queue: UploadQueue;
} {
  const rest = useRest();
  const { t } = useTexts('ui');
  const latest = useRef({ t, onCheckFailed });
  latest.current = { t, onCheckFailed };
  const queue = useMemo(
    () =>
      new UploadQueue(
        rest,
        {
          refusal: (reason, name) =>
            latest.current.t(`upload.refused.${reason}`, { name, megabytes: upload.largestMegabytes }),
          get unknown() {
            return latest.current.t('unknownError');
          },
          get unreachable() {
            return latest.current.t('upload.unreachable');
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
