import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { durationText, onboarding } from 'shared-contracts';
import { failureText } from 'shared-contracts/errors';
import { useDialogTexts } from '../i18n/dialog-texts.ts';
import classes from './sign-in-dialog.module.css';

interface ForgotPasswordProps {
  /** The user name entered in the login form. */
  readonly userName: string;
  /** Rejects with an Error whose message is shown. */
  readonly onRequest: (userName: string) => Promise<void>;
  readonly onBack: () => void;
}

/** Asks for a link to choose a new password; the answer never reveals whether such an account exists. */
export function ForgotPassword({ userName, onRequest, onBack }: ForgotPasswordProps) {
  const { t, language } = useDialogTexts();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const name = String(new FormData(event.currentTarget).get('userName') ?? '').trim();
    if (name === '') {
      setError(t('signIn.nameMissing'));
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await onRequest(name);
      setSent(true);
    } catch (failure) {
      setError(failureText(failure) ?? t('unknownError'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form onSubmit={submit} className={classes['form']} noValidate>
      <p className={classes['reason']} role={isSent ? 'status' : undefined}>
        {isSent
          ? t('signIn.resetSent', { life: durationText(onboarding.resetLife, language) })
          : t('signIn.resetPurpose')}
      </p>
      {!isSent && (
        <>
          <TextInput
            name="userName"
            label={t('signIn.userName')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={userName}
            data-autofocus
          />
          <p role="alert" className={classes['error']}>
            {error}
          </p>
          <Button type="submit" loading={busy} fullWidth size="sm">
            {t('signIn.sendReset')}
          </Button>
        </>
      )}
      <Button variant="subtle" size="sm" onClick={onBack}>
        {t('signIn.back')}
      </Button>
    </form>
  );
}
