import { useRef, useState } from 'react';
import { isRestFailure } from 'shared-contracts/rest-client';
import { useTexts } from 'shared-ui';
import { RefusedFields } from 'shared-ui/form';

const missing = 404;
const unanswered = 0;

/**
 * Handles failed calls of a step: 404 ends the whole wizard, any other error is shown in the step. `endedUnsure` is the
 * message of a 404 that follows a call without an answer, which may have been carried out.
 */
export function useAttempt(endedUnsure?: string) {
  const { t } = useTexts('onboarding');
  const [ended, setEnded] = useState<string>();
  const isUnsure = useRef(false);

  /** Runs a call. Rejects with a message for the person, or with the refused fields. */
  const attempt = async (call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await call();
      return true;
    } catch (error) {
      if (!isRestFailure(error)) throw error;
      if (error.status === unanswered) isUnsure.current = true;
      if (error.status === missing) {
        setEnded((isUnsure.current && endedUnsure) || error.message || t('loadFailed'));
        return false;
      }
      if (error.fields.length > 0) throw new RefusedFields(error.fields);
      throw new Error(error.message || t('loadFailed'));
    }
  };
  return { ended, attempt };
}
