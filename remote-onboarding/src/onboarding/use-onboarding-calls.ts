import { useMemo } from 'react';
import { type OnboardingKind, userDetailsSchema } from 'shared-contracts/accounts';
import { doneSchema } from 'shared-contracts/rest';
import { inTime } from 'shared-contracts/rest-client';
import { useRest } from 'shared-ui';

/** The REST calls of one variant (001 §7); each is sent once and rejects with a RestFailure. */
export function useOnboardingCalls(kind: OnboardingKind) {
  const rest = useRest();
  return useMemo(
    () => ({
      userDetails: (id: string, signal: AbortSignal) =>
        rest.get(`account/${kind}/user-details/${encodeURIComponent(id)}`, userDetailsSchema, signal),
      sendCode: (userId: string) =>
        rest.post(`account/${kind}/send-security-code`, { userId }, doneSchema, inTime()),
      validateCode: (encryptedUserId: string, securityCode: string) =>
        rest.post('account/validate-security-code', { securityCode, encryptedUserId }, doneSchema, inTime()),
      setPassword: (encryptedUserId: string, newPassword: string, confirmPassword: string) =>
        rest.post(
          'account/set-password',
          { encryptedUserId, newPassword, confirmPassword },
          doneSchema,
          inTime(),
        ),
    }),
    [rest, kind],
  );
}
