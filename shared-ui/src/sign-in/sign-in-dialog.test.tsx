import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { forgotPasswordAddress } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { renderInShell } from '../testing/index.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

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
  more: Partial<Parameters<typeof SignInDialog>[0]> = {},
) {
  renderInShell(
    <SignInDialog opened reason={reason} onSignIn={onSignIn} onForgotPassword={async () => {}} {...more} />,
  );
  await screen.findByRole('dialog');
}

describe('the login form', () => {
  it('is not there until somebody must sign in', () => {
    renderInShell(
      <SignInDialog
        opened={false}
        reason="start"
        onSignIn={async () => {}}
        onForgotPassword={async () => {}}
      />,
    );
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

  it('says something where the failure says nothing', async () => {
    await showDialog(async () => {
      throw new Error('');
    });
    await signIn('ann@rightway.test', 'secret');
    expect(screen.getByRole('alert').textContent).toBe('Unknown error');
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
      screen.getByText('Your session has ended. Sign in to continue; nothing you typed is lost.'),
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

describe('the login form after a session ended', () => {
  it('has the name filled in and waits for the password', async () => {
    const given: string[] = [];
    await showDialog(
      async (...credentials) => {
        given.push(...credentials);
      },
      'sessionEnded',
      { userName: 'ann@rightway.test' },
    );
    expect(userName().value).toBe('ann@rightway.test');
    await waitFor(() => expect(document.activeElement).toBe(password()));
    fireEvent.change(password(), { target: { value: 'secret' } });
    await act(async () => {
      fireEvent.submit(submit().closest('form') as HTMLFormElement);
    });
    expect(given).toEqual(['ann@rightway.test', 'secret']);
  });

  it('waits for the name where nobody was signed in', async () => {
    await showDialog();
    await waitFor(() => expect(document.activeElement).toBe(userName()));
  });
});

describe('around the login form', () => {
  it('stand what the product is for, the version, and the languages, one of which is chosen at once', async () => {
    await showDialog();
    expect(screen.getByText(/^Land and right-of-way work/)).toBeTruthy();
    expect(screen.getByText('Version test')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'English' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByLabelText('Contraseña')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Español' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('stands nothing of the product in the middle of work', async () => {
    await showDialog(undefined, 'sessionEnded');
    expect(screen.queryByText(/^Land and right-of-way work/)).toBeNull();
  });
});

describe('a forgotten password', () => {
  it('is where the form opens from a mail link that has ended', async () => {
    renderInShell(
      <SignInDialog opened reason="start" onSignIn={async () => {}} onForgotPassword={async () => {}} />,
      { address: forgotPasswordAddress },
    );
    expect(await screen.findByRole('dialog', { name: 'Reset your password' })).toBeTruthy();
  });

  const press = (name: string) =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name }));
    });
  const sent =
    'If there is an account with this name, a link is on its way to its mailbox. It works for 1 day.';

  it('is reported with the name that was typed, and the way back is open', async () => {
    const names: string[] = [];
    await showDialog(undefined, 'start', {
      onForgotPassword: async (name) => {
        names.push(name);
      },
    });
    fireEvent.change(userName(), { target: { value: ' ann ' } });
    await press('Forgot your password?');
    expect(userName().value).toBe('ann');
    await press('Send the link');
    expect(names).toEqual(['ann']);
    expect(screen.getByRole('status').textContent).toBe(sent);
    await press('Back to sign in');
    expect(password()).toBeTruthy();
  });

  it('needs a name, and says what went wrong', async () => {
    await showDialog(undefined, 'start', {
      onForgotPassword: async () => {
        throw new Error('Too many attempts. Wait a minute, then try again.');
      },
    });
    await press('Forgot your password?');
    await press('Send the link');
    expect(screen.getByRole('alert').textContent).toBe('Enter your user name or e-mail.');
    fireEvent.change(userName(), { target: { value: 'ann' } });
    await press('Send the link');
    expect(screen.getByRole('alert').textContent).toBe('Too many attempts. Wait a minute, then try again.');
  });
});

describe('single sign-on', () => {
  it('is offered where there is a provider', async () => {
    await showDialog();
    expect(screen.queryByRole('button', { name: 'Use single sign-on' })).toBeNull();
  });

  it.each([
    [new Error('Nobody has this address.'), 'Nobody has this address.'],
    [new Error(''), 'Single sign-on was not finished. Try again.'],
  ])('that fails is said so', async (failure, text) => {
    await showDialog(undefined, 'start', { onSingleSignOn: () => Promise.reject(failure) });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Use single sign-on' }));
    });
    expect(screen.getByRole('alert').textContent).toBe(text);
  });
});
