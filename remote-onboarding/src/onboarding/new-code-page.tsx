import type { OnboardingKind } from 'shared-contracts/accounts';
import { useTexts } from 'shared-ui';
import { WizardButton } from 'shared-ui/dialogs';
import { Redirect, useNavigate, useSearchParams } from 'shared-ui/router';
import { codeAddress } from './addresses.ts';
import { useIsDone } from './done-state.ts';
import classes from './onboarding.module.css';
import { StepPage } from './step-page.tsx';

/** Confirms that a new code was sent; Accept goes back to where it is entered. */
export function NewCodePage({ kind }: { kind: OnboardingKind }) {
  const { t } = useTexts('onboarding');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const isSent = useIsDone();
  const back = codeAddress(kind, parameters.get('id') ?? '');
  if (!isSent) return <Redirect to={back} />;
  return (
    <StepPage kind={kind} title={t('newCode.title')}>
      <p className={classes['text']}>{t('newCode.text')}</p>
      <div className={classes['buttons']}>
        <WizardButton
          label={t('newCode.accept')}
          isPrimary
          onClick={() => void navigate(back, { replace: true })}
        />
      </div>
    </StepPage>
  );
}
