import { useEffect, useState } from 'react';
import type { OnboardingKind, UserDetails } from 'shared-contracts/accounts';
import { messageOf } from 'shared-contracts/errors';
import { isRestFailure } from 'shared-contracts/rest-client';
import { Skeleton, useTexts } from 'shared-ui';
import { WizardButton } from 'shared-ui/dialogs';
import { useNavigate, useParams } from 'shared-ui/router';
import { codeAddress } from './addresses.ts';
import classes from './onboarding.module.css';
import { EndedPage, LeaveButton, StepPage } from './step-page.tsx';
import { useAttempt } from './use-attempt.ts';
import { useOnboardingCalls } from './use-onboarding-calls.ts';

const shown = [
  'email',
  'username',
  'companyName',
  'corpId',
] as const satisfies readonly (keyof UserDetails)[];

/** Step 1: whom the link is for; Next requests a security code (001 §4). */
export function ConfirmDetailsStep({ kind }: { kind: OnboardingKind }) {
  const { t } = useTexts('onboarding');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { userDetails, sendCode } = useOnboardingCalls(kind);
  const { ended, attempt } = useAttempt();
  const [details, setDetails] = useState<UserDetails>();
  const [loadFailure, setLoadFailure] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    userDetails(id, stop.signal).then(setDetails, (error: unknown) => {
      if (stop.signal.aborted) return;
      setLoadFailure(isRestFailure(error) ? error.message : '');
    });
    return () => stop.abort();
  }, [id, userDetails]);

  const next = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      if (await attempt(() => sendCode(id))) void navigate(codeAddress(kind, id));
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  if (ended) return <EndedPage kind={kind} message={ended} />;
  if (loadFailure !== undefined) {
    // Nothing can be done here, so nothing is offered (001 §8).
    return (
      <StepPage kind={kind}>
        <p role="alert" className={classes['text']}>
          {loadFailure || t('loadFailed')}
        </p>
      </StepPage>
    );
  }
  return (
    <StepPage kind={kind} n={1}>
      <p className={classes['text']}>{t(`variant.${kind}.purpose`)}</p>
      {details ? (
        <dl className={classes['details']}>
          {shown.map((name) => (
            <div key={name} className={classes['detail']}>
              <dt>{t(`details.${name}`)}</dt>
              <dd>{details[name]}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Skeleton height={128} />
      )}
      <p className={classes['text']}>{t('details.check')}</p>
      {failure && (
        <p role="alert" className={classes['failure']}>
          {failure}
        </p>
      )}
      <div className={classes['buttons']}>
        <LeaveButton label={t('cancel')} />
        <WizardButton
          label={t('details.next')}
          isPrimary
          isBusy={isBusy}
          isDisabled={!details}
          onClick={() => void next()}
        />
      </div>
    </StepPage>
  );
}
