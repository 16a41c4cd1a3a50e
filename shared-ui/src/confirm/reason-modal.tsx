import { useState } from 'react';
import { ConfirmModal } from './confirm-modal.tsx';
import { ReasonInput } from './reason-input.tsx';

interface ReasonModalProps {
  readonly title: string;
  /** The records concerned and the effect, in words. */
  readonly what: string;
  /** The label of the field. */
  readonly label: string;
  /** The text of the button. */
  readonly confirm: string;
  /** The message where no reason was given. */
  readonly missing: string;
  /** Rejects with an Error whose message is shown. */
  readonly onConfirm: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the reason of an action; the record keeps the reason. */
export function ReasonModal({ title, what, label, confirm, missing, onConfirm, onClose }: ReasonModalProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmModal
      opened
      title={title}
      confirmLabel={confirm}
      onConfirm={async () => {
        if (reason.trim() === '') throw new Error(missing);
        await onConfirm(reason.trim());
      }}
      onClose={onClose}
    >
      <p>{what}</p>
      <ReasonInput label={label} reason={reason} onReason={setReason} />
    </ConfirmModal>
  );
}
