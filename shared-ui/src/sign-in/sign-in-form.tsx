import { Button, Modal, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { forgotPasswordParameter } from 'shared-contracts';
import { failureText } from 'shared-contracts/errors';
import { LateNote } from '../feedback/late-note.tsx';
import { useDialogTexts } from '../i18n/dialog-texts.ts';
import { ForgotPassword } from './forgot-password.tsx';
import classes from './sign-in-dialog.module.css';
import { SignInFoot, SignInHead } from './sign-in-surroundings.tsx';

export interface SignInDialogProps {
  readonly opened: boolean;
  /** The person who has to sign in again; filled in, as only the password is missing. */
  readonly userName?: string | undefined;
  /** Why it is shown: at the start, or because a request was refused in the middle of work. */
  readonly reason: 'start' | 'sessionEnded';
  /** Rejects with an Error whose message is shown. */
  readonly onSignIn: (userName: string, password: string) => Promise<void>;
  /** Asks for a mail with which a new password is chosen; rejects like onSignIn. */
  readonly onForgotPassword: (userName: string) => Promise<void>;
  /** Signs in at the identity provider, where there is one; rejects like onSignIn. */
  readonly onSingleSignOn?: (() => Promise<void>) | undefined;
}

/** The login form in its dialog, which cannot be dismissed. */
export function SignInForm(props: SignInDialogProps) {
  const { opened, reason, userName: known, onSignIn, onForgotPassword, onSingleSignOn } = props;
  const { t } = useDialogTexts();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<'password' | 'signOn'>();
  /** The user name that was typed when the person followed 'forgot password'. */
  const [parameters] = useSearchParams();
  const [forgotten, setForgotten] = useState(() =>
    parameters.has(forgotPasswordParameter) ? '' : undefined,
  );
  const form = useRef<HTMLFormElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const run = async (way: 'password' | 'signOn', enter: () => Promise<void>, wordless: string) => {
    setBusy(way);
    setError(undefined);
    try {
      await enter();
    } catch (failure) {
      setError(failureText(failure) ?? wordless);
      if (way === 'password') password.current?.select();
    } finally {
      setBusy(undefined);
    }
  };
  const typed = (name: string): string =>
    form.current ? String(new FormData(form.current).get(name) ?? '') : '';
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // In React's tree the dialog is inside the page's own forms.
    event.stopPropagation();
    const userName = typed('userName').trim();
    const secret = typed('password');
    if (userName === '' || secret === '') setError(t('signIn.missing'));
    else await run('password', () => onSignIn(userName, secret), t('unknownError'));
  };

  return (
    <Modal
      opened={opened}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t(forgotten === undefined ? 'signIn.title' : 'signIn.forgotTitle')}
      centered
      size={400}
      keepMounted={false}
      // What somebody left open is hidden from the next person at the browser.
      overlayProps={
        reason === 'start'
          ? { backgroundOpacity: 0 }
          : { backgroundOpacity: 1, color: 'var(--rw-background)' }
      }
    >
      {reason === 'start' && <SignInHead />}
      {forgotten !== undefined ? (
        <ForgotPassword
          userName={forgotten}
          onRequest={onForgotPassword}
          onBack={() => setForgotten(undefined)}
        />
      ) : (
        <form ref={form} onSubmit={submit} className={classes['form']} noValidate>
          {reason === 'sessionEnded' && <p className={classes['reason']}>{t('signIn.sessionEnded')}</p>}
          <TextInput
            name="userName"
            label={t('signIn.userName')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={known}
            data-autofocus={known === undefined || undefined}
          />
          <PasswordInput
            ref={password}
            name="password"
            label={t('signIn.password')}
            autoComplete="current-password"
            data-autofocus={known !== undefined || undefined}
            visibilityToggleButtonProps={{ 'aria-label': t('signIn.show') }}
          />
          <LateNote isWaiting={busy === 'password'} />
          <p role="alert" className={classes['error']}>
            {error}
          </p>
          <Button
            type="submit"
            loading={busy === 'password'}
            disabled={busy === 'signOn'}
            fullWidth
            size="sm"
          >
            {t('signIn.submit')}
          </Button>
          {onSingleSignOn && (
            <Button
              variant="default"
              loading={busy === 'signOn'}
              disabled={busy === 'password'}
              fullWidth
              size="sm"
              onClick={() => void run('signOn', onSingleSignOn, t('signIn.signOnUnfinished'))}
            >
              {t('signIn.singleSignOn')}
            </Button>
          )}
          <Button variant="subtle" size="sm" onClick={() => setForgotten(typed('userName').trim())}>
            {t('signIn.forgot')}
          </Button>
        </form>
      )}
      <SignInFoot />
    </Modal>
  );
}
