import type { OnboardingKind } from 'shared-contracts/accounts';
import { useTexts } from 'shared-ui';
import { WizardButton } from 'shared-ui/dialogs';
import { useIsDone } from './done-state.ts';
import classes from './onboarding.module.css';
import { EndedPage, StepPage } from './step-page.tsx';

/** Opens the start as a new page, which finds the session that the new password began. */
const openStart = (): void => window.location.assign(new URL('home', document.baseURI).pathname);

/** The last page: it confirms the new password, but only after it was set. */
export function PasswordSetPage({ kind }: { kind: OnboardingKind }) {
  const { t } = useTexts('onboarding');
  const isSet = useIsDone();
  if (!isSet) return <EndedPage kind={kind} message={t('ended.incomplete')} />;
  return (
    <StepPage kind={kind} title={t('done.title')}>
      <p className={classes['text']}>{t('done.text')}</p>
      <div className={classes['buttons']}>
        <WizardButton label={t('signIn')} isPrimary onClick={openStart} />
      </div>
    </StepPage>
  );
}
