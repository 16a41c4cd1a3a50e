import type { OnboardingKind } from 'shared-contracts/accounts';
import { useTexts } from 'shared-ui';
import { useIsDone } from './done-state.ts';
import classes from './onboarding.module.css';
import { EndedPage, LeaveButton, StepPage } from './step-page.tsx';

/** The last page: it confirms the new password, but only after it was set. */
export function PasswordSetPage({ kind }: { kind: OnboardingKind }) {
  const { t } = useTexts('onboarding');
  const isSet = useIsDone();
  if (!isSet) return <EndedPage kind={kind} message={t('ended.incomplete')} />;
  return (
    <StepPage kind={kind} title={t('done.title')}>
      <p className={classes['text']}>{t('done.text')}</p>
      <div className={classes['buttons']}>
        <LeaveButton label={t('signIn')} isPrimary />
      </div>
    </StepPage>
  );
}
