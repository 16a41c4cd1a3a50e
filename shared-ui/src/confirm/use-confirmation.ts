import { useState } from 'react';
import { failureText } from 'shared-contracts/errors';

interface ConfirmationOptions {
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
  /** The text for a failure that has no message of its own. */
  readonly silentFailure: () => string;
}

/** The state of a question: the confirmed action is running, done, or failed with a sentence. */
export function useConfirmation({ onConfirm, onClose, silentFailure }: ConfirmationOptions) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  return {
    isBusy,
    failure,
    /** Does nothing while it is under way: its outcome would be lost. */
    close: () => {
      if (isBusy) return;
      setFailure(undefined);
      onClose();
    },
    confirm: async () => {
      setBusy(true);
      setFailure(undefined);
      try {
        await onConfirm();
        onClose();
      } catch (error) {
        setFailure(failureText(error) ?? silentFailure());
      } finally {
        setBusy(false);
      }
    },
  };
}
