import type { OnboardingKind } from 'shared-contracts/accounts';
import type { Address } from 'shared-contracts/routes';

const withId = (path: Address, id: string): Address => `${path}?${new URLSearchParams({ id })}`;

/** Where the code of a mail is typed. */
export const codeAddress = (kind: OnboardingKind, id: string): Address =>
  withId(`/${kind}/enter-security-code`, id);

/** Where it is told that another code went out. */
export const newCodeAddress = (kind: OnboardingKind, id: string): Address =>
  withId(`/${kind}/new-code-sent`, id);

/** Where a password is chosen. */
export const passwordAddress = (kind: OnboardingKind): Address => `/${kind}/set-password`;

/** The address of the page that confirms a new password. */
export const doneAddress = (kind: OnboardingKind): Address => `/${kind}/new-password-set`;
