import { lazy, Suspense, useEffect } from 'react';
import type { SignInDialogProps } from './sign-in-form.tsx';

const loadForm = async () => ({ default: (await import('./sign-in-form.tsx')).SignInForm });
const SignInForm = lazy(loadForm);

/** Milliseconds after which the form is fetched unasked, so that a session may end without the network. */
const quietTime = 10_000;

/** The login form: always mounted, shown when somebody must sign in. Its code comes when it is needed. */
export function SignInDialog(props: SignInDialogProps) {
  useEffect(() => {
    const timer = setTimeout(() => void loadForm().catch(() => {}), quietTime);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense fallback={null}>{props.opened && <SignInForm {...props} />}</Suspense>;
}
