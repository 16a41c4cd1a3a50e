import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Address } from 'shared-contracts/routes';
import { EmptyState } from '../feedback/empty-state.tsx';
import { useRetryOnceBack } from '../feedback/use-retry-once-back.ts';
import { useFormTexts } from '../form/form-texts.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { Link } from '../router/links.ts';
import { useSession } from '../session/session.tsx';

/** Why a record is not shown. */
export type Absence = 'missing' | 'denied' | 'failed';

interface RecordAbsenceProps {
  readonly kind: Absence;
  /** The server's own sentence, where it has one. */
  readonly message?: string | undefined;
  /** The address of the list of such records. */
  readonly list?: Address | undefined;
  /** Only where trying again may help. */
  readonly onTryAgain?: (() => void) | undefined;
}

/**
 * In place of a record that does not exist, may not be seen, or could not be read: what happened and what to do next.
 */
export function RecordAbsence({ kind, message, list, onTryAgain }: RecordAbsenceProps): ReactNode {
  const { t: form } = useFormTexts();
  const { t } = useTexts('ui');
  const { user } = useSession();
  useRetryOnceBack(message, onTryAgain);
  const isDenied = kind === 'denied';
  const title = kind === 'missing' ? form('record.missingTitle') : t('loadFailed');
  const text = isDenied ? t('accessDenied') : message || form(`record.${kind}`);
  // Nobody is told to ask an administrator who is one.
  const way = user?.isSystemAdministrator ? '' : t('denied.ask');
  const detail = message && message !== text ? message : `${t('denied.record')} ${way}`.trim();
  return (
    <EmptyState
      title={title}
      cause={text}
      detail={isDenied ? detail : undefined}
      ways={
        <>
          {onTryAgain && <Button onClick={onTryAgain}>{t('tryAgain')}</Button>}
          {list && (
            <Button variant={onTryAgain ? 'default' : 'filled'} component={Link} to={list}>
              {form('record.toList')}
            </Button>
          )}
          <Button variant="default" component={Link} to="/home">
            {isDenied ? t('close') : t('breadcrumb.home')}
          </Button>
        </>
      }
    />
  );
}
