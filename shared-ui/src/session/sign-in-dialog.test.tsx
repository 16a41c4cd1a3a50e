import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShell } from '../testing/index.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

afterEach(cleanup);

const userName = () => screen.getByLabelText('User name or e-mail') as HTMLInputElement;
const password = () => screen.getByLabelText('Password') as HTMLInputElement;
const submit = () => screen.getByRole('button', { name: 'Sign in' });

async function signIn(name: string, secret: string): Promise<void> {
  fireEvent.change(userName(), { target: { value: name } });
  fireEvent.change(password(), { target: { value: secret } });
  await act(async () => {
    fireEvent.submit(submit().closest('form') as HTMLFormElement);
  });
}

async function showDialog(
  onSignIn: (userName: string, password: string) => Promise<void> = async () => {},
  reason: 'start' | 'sessionEnded' = 'start',
) {
  renderInShell(<SignInDialog opened reason={reason} onSignIn={onSignIn} />);
  await screen.findByRole('dialog');
}

describe('the login form', () => {
  it('is not there until somebody must sign in', () => {
    renderInShell(<SignInDialog opened={false} reason="start" onSignIn={async () => {}} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('hands over what was typed, the name without spaces around it', async () => {
    const given: string[] = [];
    await showDialog(async (...credentials) => {
      given.push(...credentials);
    });
    await signIn(' ann@rightway.test ', ' a secret ');
    expect(given).toEqual(['ann@rightway.test', ' a secret ']);
  });

  it('asks for what is missing and sends nothing', async () => {
    const given: string[] = [];
    await showDialog(async (...credentials) => {
      given.push(...credentials);
    });
    await signIn('ann@rightway.test', '');
    expect(screen.getByRole('alert').textContent).toBe('Enter your user name and password.');
    expect(given).toEqual([]);
  });

  it('says why it was refused and keeps the name', async () => {
    await showDialog(async () => {
      throw new Error('The user name or password is wrong.');
    });
    await signIn('ann@rightway.test', 'wrong');
    expect(screen.getByRole('alert').textContent).toBe('The user name or password is wrong.');
    expect(userName().value).toBe('ann@rightway.test');
  });

  it('says that nobody answered where nobody did', async () => {
    await showDialog(async () => {
      throw new Error('');
    });
    await signIn('ann@rightway.test', 'secret');
    expect(screen.getByRole('alert').textContent).toBe(
      'Rightway could not be reached. Check your connection and try again.',
    );
  });

  it('is busy until there is an answer', async () => {
    let answer = () => {};
    await showDialog(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    );
    await signIn('ann@rightway.test', 'secret');
    expect(submit().hasAttribute('disabled')).toBe(true);
    await act(async () => answer());
    expect(submit().hasAttribute('disabled')).toBe(false);
  });

  it('tells who was interrupted that nothing is lost', async () => {
    await showDialog(undefined, 'sessionEnded');
    expect(
      screen.getByText('Your session has ended. Sign in to go on; nothing you typed is lost.'),
    ).toBeTruthy();
  });

  it('cannot be dismissed with Escape', async () => {
    await showDialog();
    fireEvent.keyDown(userName(), { key: 'Escape', code: 'Escape' });
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('can be filled in by a password manager', async () => {
    await showDialog();
    expect(userName().autocomplete).toBe('username');
    expect(password().autocomplete).toBe('current-password');
    expect(password().type).toBe('password');
  });
});
