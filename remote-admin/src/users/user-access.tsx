import { useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { messageOf } from 'shared-contracts/errors';
import { DataErrorBar, Skeleton, showToast, useSession, useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/confirm';
import { HeaderButton, shownDateTime } from 'shared-ui/form';
import { useMutation, useQuery } from 'urql';
import { EndUserSessionsDocument, UserAccessDocument } from '../generated/operations.ts';
import { UserSessions } from './user-sessions.tsx';
import classes from './users.module.css';

const moments = ['invitedAt', 'passwordSetAt', 'lastSignInAt'] as const;

/** How a person gets in, and where they are signed in now. */
export function UserAccess({ id, name }: { id: string; name: string }) {
  const { t, language } = useTexts('admin');
  const { user: self } = useSession();
  const [{ data, error }, ask] = useQuery({
    query: UserAccessDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  const [, end] = useMutation(EndUserSessionsDocument);
  const [isConfirming, setConfirming] = useState(false);
  const access = data?.access;
  if (!access) {
    return error ? (
      <DataErrorBar
        what={t('user.tab.access')}
        message={errorMessage(error)}
        onTryAgain={() => ask({ requestPolicy: 'network-only' })}
      />
    ) : (
      <Skeleton height={200} />
    );
  }

  const endSessions = async (ids?: readonly string[]) => {
    const isOwn =
      self?.id === id && access.sessions.some((one) => one.isCurrent && (!ids || ids.includes(one.id)));
    const answer = await end(ids ? { id, ids: [...ids] } : { id });
    if (answer.error) throw new Error(errorMessage(answer.error));
    // A person who ended their own session is no longer signed in, and starts again.
    if (isOwn) window.location.assign(new URL('.', document.baseURI).pathname);
  };
  return (
    <>
      <h2 className={classes['heading']}>{t('user.access.summary')}</h2>
      <dl className={classes['moments']}>
        {moments.map((moment) => {
          const when = access[moment];
          return (
            <div key={moment}>
              <dt>{t(`user.access.${moment}`)}</dt>
              <dd>{when ? shownDateTime(when, language) : t('user.access.never')}</dd>
            </div>
          );
        })}
      </dl>
      <div className={classes['row']}>
        <h2 className={classes['heading']}>{t('user.access.sessions')}</h2>
        {access.sessions.length > 0 && (
          <HeaderButton onClick={() => setConfirming(true)}>{t('user.access.endAll')}</HeaderButton>
        )}
      </div>
      <UserSessions
        sessions={access.sessions}
        onEnd={(session) =>
          void endSessions([session]).catch((failure: unknown) =>
            showToast({
              kind: 'error',
              message: messageOf(failure),
            }),
          )
        }
      />
      <ConfirmModal
        opened={isConfirming}
        title={t('user.access.confirmAll.title')}
        confirmLabel={t('user.access.confirmAll.button')}
        isDangerous
        onConfirm={() => endSessions()}
        onClose={() => setConfirming(false)}
      >
        {t('user.access.confirmAll.text', { name })}
      </ConfirmModal>
    </>
  );
}
