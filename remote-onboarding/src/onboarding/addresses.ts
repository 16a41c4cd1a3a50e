import type { OnboardingKind } from 'shared-contracts/accounts';

const withId = (path: string, id: string): string => `${path}?${new URLSearchParams({ id })}`;

/** Where the code of a mail is typed. */
export const codeAddress = (kind: OnboardingKind, id: string) => withId(`/${kind}/enter-security-code`, id);

/** Where it is told that another code went out. */
export const newCodeAddress = (kind: OnboardingKind, id: string) => withId(`/${kind}/new-code-sent`, id);

/** Where a password is chosen. */
export const passwordAddress = (kind: OnboardingKind) => `/${kind}/set-password`;

/** Where it is told that the password stands. */
export const doneAddress = (kind: OnboardingKind) => `/${kind}/new-password-set`;
