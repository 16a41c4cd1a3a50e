import type { OnboardingKind } from 'shared-contracts/accounts';
import type { Address } from 'shared-contracts/routes';

const withId = (path: Address, id: string): Address => `${path}?${new URLSearchParams({ id })}`;

/** The page on which the code from a mail is entered. */
export const codeAddress = (kind: OnboardingKind, id: string): Address =>
  withId(`/${kind}/enter-security-code`, id);

/** The page that confirms that another code was sent. */
export const newCodeAddress = (kind: OnboardingKind, id: string): Address =>
  withId(`/${kind}/new-code-sent`, id);

/** The page on which a password is chosen. */
export const passwordAddress = (kind: OnboardingKind): Address => `/${kind}/set-password`;

/** The address of the page that confirms a new password. */
export const doneAddress = (kind: OnboardingKind): Address => `/${kind}/new-password-set`;
