import type { OnboardingKind } from 'shared-contracts/accounts';
import { useTexts } from 'shared-ui';
import classes from './onboarding.module.css';
import { LeaveButton, StepPage } from './step-page.tsx';

/** The last page: the password is set. */
export function PasswordSetPage({ kind }: { kind: OnboardingKind }) {
  const { t } = useTexts('onboarding');
  return (
    <StepPage kind={kind} title={t('done.title')}>
      <p className={classes['text']}>{t('done.text')}</p>
      <div className={classes['buttons']}>
        <LeaveButton label={t('signIn')} isPrimary />
      </div>
    </StepPage>
  );
}
