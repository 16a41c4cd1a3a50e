import { Button, Modal } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { sizes } from 'shared-contracts/limits';
import type { Address } from 'shared-contracts/routes';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import classes from '../dialogs.module.css';
import { noteForm } from './unsaved-changes.ts';

interface LeaveWarningProps {
  /** Called when somebody leaves; the warning is shown only if it returns true. */
  readonly hasChanges: () => boolean;
  /** The form's own address; addresses below it (its tabs) can be opened freely. */
  readonly address: Address;
}

/** Warns before unsaved changes are lost: the browser does on closing the page, a dialog on opening another address. */
export function LeaveWarning({ hasChanges, address }: LeaveWarningProps) {
  const { t } = useTexts('ui');
  const latest = useRef(hasChanges);
  latest.current = hasChanges;
  const blocker = useBlocker(
    ({ nextLocation }) => !`${nextLocation.pathname}/`.startsWith(`${address}/`) && latest.current(),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    const forget = noteForm(() => latest.current());
    return () => {
      window.removeEventListener('beforeunload', warn);
      forget();
    };
  }, []);
  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('form.leave.title')}
      size={sizes.confirmationModal}
      centered
    >
      <p className={classes.text}>{t('form.leave.question')}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
          {t('form.leave.stay')}
        </Button>
        <Button color="red" onClick={() => blocker.proceed?.()}>
          {t('form.leave.leave')}
        </Button>
      </div>
    </Modal>
  );
}
