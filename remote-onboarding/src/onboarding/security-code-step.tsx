import { useRef, useState } from 'react';
import { durationText, languageOf, onboarding } from 'shared-contracts';
import { type OnboardingKind, securityCodeSchema } from 'shared-contracts/accounts';
import { messageOf } from 'shared-contracts/errors';
import { isRestFailure } from 'shared-contracts/rest-client';
import { errorsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { WizardButton } from 'shared-ui/dialogs';
import { type FormValues, InlineForm, RefusedFields, TextField } from 'shared-ui/form';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import * as v from 'valibot';
import { newCodeAddress, passwordAddress } from './addresses.ts';
import { confirmedLinks } from './confirmed-links.ts';
import { doneState } from './done-state.ts';
import classes from './onboarding.module.css';
import { EndedPage, LeaveButton, StepPage } from './step-page.tsx';
import { useAttempt } from './use-attempt.ts';
import { useOnboardingCalls } from './use-onboarding-calls.ts';

const codeForm = v.object({ securityCode: securityCodeSchema });

/** Step 2: the security code that was mailed, or a new one (001 §4, decision 37). */
export function SecurityCodeStep({ kind }: { kind: OnboardingKind }) {
  const { t, language } = useTexts('onboarding');
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  const navigate = useNavigate();
  const { sendCode, validateCode } = useOnboardingCalls(kind);
  const { ended, attempt } = useAttempt();
  const [isRequesting, setRequesting] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** The code whose answer was lost. It may be confirmed, and works once: it is refused as wrong when sent again. */
  const unanswered = useRef<string>(undefined);
  const confirm = async (code: string) => {
    try {
      return await validateCode(id, code);
    } catch (error) {
      if (!isRestFailure(error)) throw error;
      const isAgain = unanswered.current === code;
      if (error.status === 0) unanswered.current = code;
      else if (isAgain && error.fields.length > 0)
        throw new RefusedFields([{ path: 'securityCode', message: t('code.unsure') }]);
      throw error;
    }
  };

  const check = (values: FormValues) => errorsOf(codeForm, values, languageOf(language));
  const submit = async (values: FormValues) => {
    setFailure(undefined);
    if (!(await attempt(() => confirm(String(values['securityCode']))))) return;
    confirmedLinks.add(id);
    void navigate(passwordAddress(kind), { state: { userId: id } });
  };
  const requestNew = async () => {
    setRequesting(true);
    setFailure(undefined);
    try {
      if (await attempt(() => sendCode(id))) void navigate(newCodeAddress(kind, id), { state: doneState });
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setRequesting(false);
    }
  };

  if (id === '') return <EndedPage kind={kind} message={t('ended.incomplete')} />;
  if (ended) return <EndedPage kind={kind} message={ended} />;
  return (
    <StepPage kind={kind} n={2}>
      <p className={classes['text']}>
        {t('code.sent', {
          digits: onboarding.codeDigits,
          life: durationText(onboarding.codeLife, languageOf(language)),
        })}
      </p>
      <InlineForm initialValues={{ securityCode: '' }} validate={check} onSubmit={submit} allowsPristine>
        {(state) => (
          <>
            <TextField name="securityCode" label={t('code.label')} required />
            <p className={classes['dimmed']}>{t('code.help')}</p>
            {(failure ?? state.failure) && (
              <p role="alert" className={classes['failure']}>
                {failure ?? state.failure}
              </p>
            )}
            <div className={classes['buttons']}>
              <span className={classes['first']}>
                <WizardButton
                  label={t('code.requestNew')}
                  isBusy={isRequesting}
                  onClick={() => void requestNew()}
                />
              </span>
              <LeaveButton label={t('cancel')} />
              <WizardButton label={t('code.next')} isPrimary isSubmit isBusy={state.isBusy} />
            </div>
          </>
        )}
      </InlineForm>
    </StepPage>
  );
}
