import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { addTexts } from 'shared-ui';
import { renderInShell } from 'shared-ui/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../texts/en/area.ts';
import { OnboardingScreen } from './onboarding-screen.tsx';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

let sent: Sent[];
let answers: Record<string, () => Response>;

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });
const done = json({ result: { done: true } });
const gone = json({ message: 'This link is no longer valid.' }, 404);

beforeEach(() => {
  sent = [];
  answers = {
    'user-details': json({
      result: {
        email: 'ann@example.ca',
        username: 'ann',
        corpId: 'RLS',
        companyName: 'Rightway Land Services',
      },
    }),
    'send-security-code': done,
    'validate-security-code': done,
    'set-password': done,
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({
      method: init.method ?? 'GET',
      path,
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    });
    const call = Object.keys(answers).find((name) => path.includes(name));
    const answer = call ? answers[call] : undefined;
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});

function open(address: string, kind: 'invite-user' | 'reset-password' = 'reset-password') {
  const shown = renderInShell(<OnboardingScreen kind={kind} />, {
    user: null,
    path: `/${kind}/*`,
    address: `/${kind}/${address}`,
  });
  act(() => addTexts(shown.i18n, 'onboarding', 'en', en));
  return shown.router;
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
const type = (label: string, text: string) =>
  act(async () => {
    const field = screen.getByLabelText(label, { exact: false, selector: 'input' });
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
  });

/** From the link to the password step. */
async function toPasswordStep(token: string) {
  const router = open(`confirm-details/${token}`);
  await screen.findByText('ann@example.ca');
  await press('Next');
  await type('Security code', '123456');
  await press('Next');
  return router;
}

describe('the steps', () => {
  it('lead from the link to the new password, and the address never tells whose it is at the end', async () => {
    const router = await toPasswordStep('token-1');
    expect(router.state.location.pathname).toBe('/reset-password/set-password');
    expect(router.state.location.search).toBe('');
    await type('New password', 'Field#2026');
    await type('Confirm password', 'Field#2026');
    await press('Set Password');
    expect(router.state.location.pathname).toBe('/reset-password/new-password-set');
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['GET', '/api/account/reset-password/user-details/token-1', undefined],
      ['POST', '/api/account/reset-password/send-security-code', { userId: 'token-1' }],
      ['POST', '/api/account/validate-security-code', { securityCode: '123456', encryptedUserId: 'token-1' }],
      [
        'POST',
        '/api/account/set-password',
        { encryptedUserId: 'token-1', newPassword: 'Field#2026', confirmPassword: 'Field#2026' },
      ],
    ]);
    // As a new page: the session that the password began is found there.
    const opened = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    await press('Sign In');
    expect(opened.mock.calls).toEqual([['/home']]);
  });

  it('of an invitation call the invitation', async () => {
    open('confirm-details/token-2', 'invite-user');
    expect(await screen.findByRole('heading', { name: 'Welcome to Rightway' })).toBeTruthy();
    await screen.findByText('ann@example.ca');
    await press('Next');
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/account/invite-user/user-details/token-2',
      '/api/account/invite-user/send-security-code',
    ]);
  });

  it.each(['invite-user', 'reset-password'] as const)('of %s show whose account it is', async (kind) => {
    open('confirm-details/token-2', kind);
    await screen.findByText('ann@example.ca');
    const details = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(details).toEqual([
      ['E-mail', 'ann@example.ca'],
      ['User name', 'ann'],
      ['Company', 'Rightway Land Services'],
      ['Company code', 'RLS'],
    ]);
  });

  it.each([
    ['confirm-details/t', 'Cancel'],
    ['enter-security-code?id=t', 'Cancel'],
  ])('%s can be cancelled', async (address, button) => {
    const router = open(address);
    await press(button);
    expect(router.state.location.pathname).toBe('/home');
  });

  it('come back to the code after a new one was requested', async () => {
    const router = open('enter-security-code?id=t%201');
    await press('Request New Code');
    expect(sent[0]?.body).toEqual({ userId: 't 1' });
    expect(router.state.location.pathname).toBe('/reset-password/new-code-sent');
    await press('Accept');
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/reset-password/enter-security-code?id=t+1',
    );
  });

  it('go back to the code when the password step is opened anew, and to the mail when nothing is known', async () => {
    const router = open('enter-security-code?id=reloaded');
    await act(() => router.navigate('/reset-password/set-password', { state: { userId: 'reloaded' } }));
    expect(router.state.location.pathname).toBe('/reset-password/enter-security-code');
    await act(() => router.navigate('/reset-password/set-password'));
    expect(screen.getByRole('alert').textContent).toBe(
      'The address is not complete. Open the link in your mail again.',
    );
  });
});

describe('a page that tells what was done', () => {
  it('does not say that a password is set where none was', () => {
    open('new-password-set', 'invite-user');
    expect(screen.queryByRole('heading', { name: 'Your password is set' })).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe(
      'The address is not complete. Open the link in your mail again.',
    );
    expect(screen.getByText(/ask your administrator for a new invitation/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  });

  it('does not say that a code was sent where none was', () => {
    const router = open('new-code-sent?id=t');
    expect(router.state.location.pathname).toBe('/reset-password/enter-security-code');
    expect(sent).toEqual([]);
  });
});

describe('what goes wrong', () => {
  it.each([
    [gone, 'This link is no longer valid.'],
    [() => new Response('', { status: 500 }), 'Load Failed'],
  ])('with the details is said, without buttons', async (answer, text) => {
    answers['user-details'] = answer;
    open('confirm-details/t');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('with the code is said below it', async () => {
    answers['validate-security-code'] = json(
      { message: 'x', fields: [{ path: 'securityCode', message: 'This security code is not right.' }] },
      422,
    );
    open('enter-security-code?id=t');
    await press('Next');
    expect(screen.getByText('Field is required.')).toBeTruthy();
    expect(sent).toEqual([]);
    await type('Security code', '000000');
    await press('Next');
    expect(screen.getByText('This security code is not right.')).toBeTruthy();
    await type('Security code', '111111');
    expect(screen.queryByText('This security code is not right.')).toBeNull();
  });

  it.each(['Next', 'Request New Code'])(
    'with a link that has ended replaces the step (%s)',
    async (button) => {
      answers['validate-security-code'] = gone;
      answers['send-security-code'] = gone;
      open('enter-security-code?id=t');
      await type('Security code', '000000');
      await press(button);
      expect(screen.getByRole('heading', { name: 'This cannot go on' })).toBeTruthy();
      expect(screen.getByRole('alert').textContent).toBe('This link is no longer valid.');
      expect(screen.queryByLabelText('Security code', { exact: false })).toBeNull();
    },
  );

  it('with nobody answering keeps the step and what was typed', async () => {
    delete answers['validate-security-code'];
    open('enter-security-code?id=t');
    await type('Security code', '000000');
    await press('Next');
    expect(screen.getByRole('alert').textContent).toBe(
      'Rightway could not be reached. Check the connection and try again; what you typed is kept.',
    );
    expect(screen.getByLabelText('Security code', { exact: false })).toHaveProperty('value', '000000');
    expect(sent).toHaveLength(1);
  });

  it('with the password is said at its field', async () => {
    answers['set-password'] = json(
      { message: 'x', fields: [{ path: 'newPassword', message: 'The server says no.' }] },
      422,
    );
    await toPasswordStep('token-3');
    await type('New password', 'Field#2026');
    await type('Confirm password', 'Field#2027');
    await press('Set Password');
    expect(screen.getByText('New password and confirm password do not match.')).toBeTruthy();
    await type('Confirm password', 'Field#2026');
    await press('Set Password');
    expect(screen.getByText('The server says no.')).toBeTruthy();
    answers['set-password'] = gone;
    await press('Set Password');
    expect(screen.getByRole('heading', { name: 'This cannot go on' })).toBeTruthy();
  });
});

it('says that a code may be used up where its answer was lost and it is refused after that', async () => {
  const wrong = json(
    { message: 'x', fields: [{ path: 'securityCode', message: 'This security code is not right.' }] },
    422,
  );
  delete answers['validate-security-code'];
  open('enter-security-code?id=token-6');
  await type('Security code', '123456');
  await press('Next');
  expect(screen.getByRole('alert').textContent).toMatch(/^Rightway could not be reached\./);
  answers['validate-security-code'] = wrong;
  await press('Next');
  expect(
    screen.getByText(
      'The answer to your last try was lost, so this code may be used up: a code works once. Request a new code.',
    ),
  ).toBeTruthy();
  // Another code was not sent before: it is just wrong.
  await type('Security code', '654321');
  await press('Next');
  expect(screen.getByText('This security code is not right.')).toBeTruthy();
  // And a code that had not reached the server works.
  answers['validate-security-code'] = done;
  await type('Security code', '123456');
  await press('Next');
  expect(screen.getByLabelText('New password', { exact: false, selector: 'input' })).toBeTruthy();
});

it('says that the password may be set where its answer was lost and the link is used up after it', async () => {
  delete answers['set-password'];
  await toPasswordStep('token-5');
  await type('New password', 'Field#2026');
  await type('Confirm password', 'Field#2026');
  await press('Set Password');
  expect(screen.getByRole('alert').textContent).toMatch(/^Rightway could not be reached\./);
  answers['set-password'] = gone;
  await press('Set Password');
  expect(screen.getByRole('alert').textContent).toBe(
    'The link is used up. Your new password may be set: the answer was lost on its way. Try to sign in with it.',
  );
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
});

describe('the hints', () => {
  it('tick while the password is typed', async () => {
    await toPasswordStep('token-4');
    const ticked = () =>
      screen.getAllByRole('listitem').filter((item) => item.dataset['satisfied'] === 'true').length;
    expect(ticked()).toBe(0);
    const field = screen.getByLabelText('New password', { exact: false, selector: 'input' });
    for (const [text, count] of [
      ['F', 0],
      ['Fi', 1],
      ['Fi1', 2],
      ['Fi1#', 3],
      ['Fi1#xxxx', 4],
    ] as const) {
      fireEvent.change(field, { target: { value: text } });
      await waitFor(() => expect(ticked()).toBe(count));
    }
  });
});
