import { Button, Modal, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '../i18n/i18n-provider.tsx';
import classes from './sign-in-dialog.module.css';

export interface SignInDialogProps {
  readonly opened: boolean;
  /** Why it is shown: at the start, or because a request was refused in the middle of work. */
  readonly reason: 'start' | 'sessionEnded';
  /** Rejects with an Error whose message is shown. */
  readonly onSignIn: (userName: string, password: string) => Promise<void>;
}

/** The login form in its dialog, which cannot be dismissed. */
export function SignInForm({ opened, reason, onSignIn }: SignInDialogProps) {
  const { t } = useTexts('ui');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const password = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog stands inside the page's own forms in React's tree.
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    const userName = String(data.get('userName') ?? '').trim();
    const secret = String(data.get('password') ?? '');
    if (userName === '' || secret === '') {
      setError(t('signIn.missing'));
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await onSignIn(userName, secret);
    } catch (failure) {
      setError((failure instanceof Error && failure.message) || t('signIn.unreachable'));
      password.current?.select();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      opened={opened}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('signIn.title')}
      centered
      size={400}
      keepMounted={false}
      overlayProps={reason === 'start' ? { backgroundOpacity: 0 } : { backgroundOpacity: 0.5 }}
    >
      <form onSubmit={submit} className={classes.form} noValidate>
        {reason === 'sessionEnded' && <p className={classes.reason}>{t('signIn.sessionEnded')}</p>}
        <TextInput
          name="userName"
          label={t('signIn.userName')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
        />
        <PasswordInput
          ref={password}
          name="password"
          label={t('signIn.password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('signIn.show') }}
        />
        <p role="alert" className={classes.error}>
          {error}
        </p>
        <Button type="submit" loading={busy} fullWidth size="sm">
          {t('signIn.submit')}
        </Button>
      </form>
    </Modal>
  );
}
