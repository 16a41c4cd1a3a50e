import type { OnboardingKind } from 'shared-contracts/accounts';

const withId = (path: string, id: string): string => `${path}?${new URLSearchParams({ id })}`;

export const codeAddress = (kind: OnboardingKind, id: string) => withId(`/${kind}/enter-security-code`, id);

export const newCodeAddress = (kind: OnboardingKind, id: string) => withId(`/${kind}/new-code-sent`, id);

export const passwordAddress = (kind: OnboardingKind) => `/${kind}/set-password`;

export const doneAddress = (kind: OnboardingKind) => `/${kind}/new-password-set`;
