import type { ReactNode } from 'react';
import { forgotPasswordAddress } from 'shared-contracts';
import type { OnboardingKind } from 'shared-contracts/accounts';
import { OutsidePage, useTexts } from 'shared-ui';
import { WizardButton } from 'shared-ui/dialogs';
import { useNavigate } from 'shared-ui/router';
import classes from './onboarding.module.css';

interface StepPageProps {
  readonly kind: OnboardingKind;
  /** 1 to 3; none on a page between the steps. */
  readonly n?: number;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A step of the wizard on its page. */
export function StepPage({ kind, n, title, children }: StepPageProps) {
  const { t } = useTexts('onboarding');
  return (
    <OutsidePage
      title={title ?? t(`variant.${kind}.title`)}
      step={n === undefined ? undefined : t('step', { n })}
    >
      {children}
    </OutsidePage>
  );
}

/** Goes to the start, where the login form is. */
export function LeaveButton({ label }: { label: string }) {
  const navigate = useNavigate();
  return <WizardButton label={label} onClick={() => void navigate('/home')} />;
}

/** Where a new link comes from. */
function WayOn({ kind }: { kind: OnboardingKind }) {
  const { t } = useTexts('onboarding');
  return <p className={classes['text']}>{t(`ended.wayOn.${kind}`)}</p>;
}

/** The wizard cannot go on: what happened, and the ways on. */
export function EndedPage({ kind, message }: { kind: OnboardingKind; message: string }) {
  const { t } = useTexts('onboarding');
  const navigate = useNavigate();
  return (
    <StepPage kind={kind} title={t('ended.title')}>
      <p role="alert" className={classes['text']}>
        {message}
      </p>
      <WayOn kind={kind} />
      <div className={classes['buttons']}>
        <LeaveButton label={t('signIn')} />
        <WizardButton
          label={t(`ended.newLink.${kind}`)}
          isPrimary
          onClick={() => void navigate(forgotPasswordAddress)}
        />
      </div>
    </StepPage>
  );
}
