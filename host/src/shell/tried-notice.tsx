import { useState } from 'react';
import { messageOf } from 'shared-contracts/errors';
import { type TriedRelease, triedReleaseSchema } from 'shared-contracts/rollout';
import { NoticeBar, useRest, useTexts } from 'shared-ui';
import * as v from 'valibot';
import { basePath } from '../page/base-path.ts';

interface TriedNoticeProps {
  /** The releases that only this browser runs. */
  readonly tried: readonly TriedRelease[];
  /** The code of a release to try, where the address has one. */
  readonly code: string | null;
}

/** Reloads the page without the code in its address: running code cannot be unloaded. */
const openHome = (): void => window.location.replace(`${basePath}home`);

/**
 * For developers: asks before this browser switches to a release that nobody else gets, and shows a notice while it
 * runs one.
 */
export function TriedNotice({ tried, code }: TriedNoticeProps) {
  const { t } = useTexts('host');
  const rest = useRest();
  const [failure, setFailure] = useState<string>();
  const showFailure = (error: unknown) => setFailure(messageOf(error));
  const names = tried.map(({ area, version }) => `remote-${area} ${version}`).join(', ');
  if (failure)
    return <NoticeBar kind="error" message={failure} action={t('tried.leave')} onAction={openHome} />;
  return (
    <>
      {code !== null && (
        <NoticeBar
          message={t('tried.ask')}
          action={t('tried.use')}
          onAction={() =>
            void rest.post('start/try', { code }, triedReleaseSchema).then(openHome, showFailure)
          }
        />
      )}
      {tried.length > 0 && (
        <NoticeBar
          message={t('tried.inUse', { names })}
          action={t('tried.stop')}
          onAction={() => void rest.post('start/try/end', {}, v.null()).then(openHome, showFailure)}
        />
      )}
    </>
  );
}
