import type { OnboardingKind } from 'shared-contracts/accounts';
import { useTexts } from 'shared-ui';
import { useRoutes } from 'shared-ui/router';
import { ConfirmDetailsStep } from './confirm-details-step.tsx';
import { NewCodePage } from './new-code-page.tsx';
import { PasswordSetPage } from './password-set-page.tsx';
import { SecurityCodeStep } from './security-code-step.tsx';
import { SetPasswordStep } from './set-password-step.tsx';
import { EndedPage } from './step-page.tsx';

/** The onboarding wizard in one of its variants, step by step at its addresses (001 §2). */
export function OnboardingScreen({ kind }: { kind: OnboardingKind }) {
  const { t } = useTexts('onboarding');
  return useRoutes([
    { path: 'confirm-details/:id', element: <ConfirmDetailsStep kind={kind} /> },
    { path: 'enter-security-code', element: <SecurityCodeStep kind={kind} /> },
    { path: 'new-code-sent', element: <NewCodePage kind={kind} /> },
    { path: 'set-password', element: <SetPasswordStep kind={kind} /> },
    { path: 'new-password-set', element: <PasswordSetPage kind={kind} /> },
    { path: '*', element: <EndedPage kind={kind} message={t('ended.incomplete')} /> },
  ]);
}
