import { useState } from 'react';
import { useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/confirm';
import { ReasonInput } from './reason-input.tsx';

interface ReopenModalProps {
  /** The days that are meant, in words. */
  readonly days: string;
  /** Rejects with an Error whose message is shown. */
  readonly onReopen: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Opens closed days again; asks why, as people type in them from then on. */
export function ReopenModal({ days, onReopen, onClose }: ReopenModalProps) {
  const { t } = useTexts('projects');
  const [reason, setReason] = useState('');
  return (
    <ConfirmModal
      opened
      title={t('invoices.closed.reopenTitle', { days })}
      confirmLabel={t('invoices.closed.reopen')}
      onConfirm={async () => {
        if (reason.trim() === '') throw new Error(t('invoices.closed.reasonNeeded'));
        await onReopen(reason.trim());
      }}
      onClose={onClose}
    >
      <p>{t('invoices.closed.reopenText')}</p>
      <ReasonInput label={t('invoices.closed.reopenReason')} reason={reason} onReason={setReason} />
    </ConfirmModal>
  );
}
