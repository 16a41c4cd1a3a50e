import { useTexts } from 'shared-ui';
import { ReasonModal } from 'shared-ui/confirm';

interface ReopenModalProps {
  /** The days that are meant, in words. */
  readonly days: string;
  /** Rejects with an Error whose message is shown. */
  readonly onReopen: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Opens closed days again; asks why, as people type in them from then on. */
export function ReopenModal({ days, onReopen, onClose }: ReopenModalProps) {
  const { t } = useTexts('billing');
  return (
    <ReasonModal
      title={t('invoices.closed.reopenTitle', { days })}
      what={t('invoices.closed.reopenText')}
      label={t('invoices.closed.reopenReason')}
      confirm={t('invoices.closed.reopen')}
      missing={t('invoices.closed.reasonNeeded')}
      onConfirm={onReopen}
      onClose={onClose}
    />
  );
}
