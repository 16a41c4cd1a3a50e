import { languageOf } from 'shared-contracts';
import { type OnboardingKind, passwordErrors } from 'shared-contracts/accounts';
import { useTexts } from 'shared-ui';
import { WizardButton } from 'shared-ui/dialogs';
import { type FormValues, InlineForm, PasswordField } from 'shared-ui/form';
import { Redirect, useLocation, useNavigate } from 'shared-ui/router';
import * as v from 'valibot';
import { codeAddress, doneAddress } from './addresses.ts';
import { confirmedLinks } from './confirmed-links.ts';
import { doneState } from './done-state.ts';
import classes from './onboarding.module.css';
import { PasswordHints } from './password-hints.tsx';
import { EndedPage, LeaveButton, StepPage } from './step-page.tsx';
import { useAttempt } from './use-attempt.ts';
import { useOnboardingCalls } from './use-onboarding-calls.ts';

const stateSchema = v.object({ userId: v.string() });

const passwordsOf = (values: FormValues) => ({
  newPassword: String(values['newPassword'] ?? ''),
  confirmPassword: String(values['confirmPassword'] ?? ''),
});

/** Step 3: the new password, with hints that tick while it is typed (001 §5). */
export function SetPasswordStep({ kind }: { kind: OnboardingKind }) {
  const { t, language } = useTexts('onboarding');
  const state = v.safeParse(stateSchema, useLocation().state);
  const navigate = useNavigate();
  const { setPassword } = useOnboardingCalls(kind);
  const { ended, attempt } = useAttempt(t('ended.perhapsSet'));

  if (!state.success) return <EndedPage kind={kind} message={t('ended.incomplete')} />;
  const { userId } = state.output;
  if (!confirmedLinks.has(userId)) return <Redirect to={codeAddress(kind, userId)} />;
  if (ended) return <EndedPage kind={kind} message={ended} />;

  const submit = async (values: FormValues) => {
    const { newPassword, confirmPassword } = passwordsOf(values);
    if (!(await attempt(() => setPassword(userId, newPassword, confirmPassword)))) return;
    void navigate(doneAddress(kind), { replace: true, state: doneState });
  };
  return (
    <StepPage kind={kind} n={3}>
      <InlineForm
        initialValues={{ newPassword: '', confirmPassword: '' }}
        validate={(values) => passwordErrors(passwordsOf(values), languageOf(language))}
        onSubmit={submit}
        allowsPristine
      >
        {({ isBusy, failure }) => (
          <>
            <div className={classes['fields']}>
              <PasswordField
                name="newPassword"
                label={t('password.new')}
                autoComplete="new-password"
                required
              />
              <PasswordHints field="newPassword" />
              <PasswordField
                name="confirmPassword"
                label={t('password.confirm')}
                autoComplete="new-password"
                required
              />
            </div>
            {failure && (
              <p role="alert" className={classes['failure']}>
                {failure}
              </p>
            )}
            <div className={classes['buttons']}>
              <LeaveButton label={t('cancel')} />
              <WizardButton label={t('password.save')} isPrimary isSubmit isBusy={isBusy} />
            </div>
          </>
        )}
      </InlineForm>
    </StepPage>
  );
}
