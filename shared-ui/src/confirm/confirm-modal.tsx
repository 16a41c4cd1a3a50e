import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { sizes } from 'shared-contracts/limits';
import { LateNote } from '../feedback/late-note.tsx';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { useShownLast } from '../layout/use-shown-last.ts';
import classes from './confirm-modal.module.css';
import { useConfirmation } from './use-confirmation.ts';

interface ConfirmModalProps {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly isDangerous?: boolean;
  /** Rejects with an Error whose message is shown in the dialog, which then stays open. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before an action; 400 px wide. Shows a failure and stops the spinner (000 §8). */
export function ConfirmModal(props: ConfirmModalProps) {
  const { opened, onConfirm, onClose } = props;
  const { title, children, confirmLabel, isDangerous = false } = useShownLast(opened, props);
  const { t } = useTexts('ui');
  const { isBusy, failure, close, confirm } = useConfirmation({
    onConfirm,
    onClose,
    silentFailure: () => t('unknownError'),
  });
  return (
    <Modal opened={opened} onClose={close} title={title} size={sizes.confirmationModal} centered>
      <div className={classes['text']}>{children}</div>
      {failure && (
        <p role="alert" className={classes['failure']}>
          {failure}
        </p>
      )}
      <LateNote isWaiting={isBusy} />
      <div className={classes['buttons']}>
        {/* Enter upon Enter must not destroy anything. */}
        <Button variant="default" onClick={close} disabled={isBusy} data-autofocus={isDangerous || undefined}>
          {t('cancel')}
        </Button>
        <Button
          {...(isDangerous ? { color: 'red' } : {})}
          loading={isBusy}
          onClick={() => void confirm()}
          data-autofocus={!isDangerous || undefined}
        >
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
