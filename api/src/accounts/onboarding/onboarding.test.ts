import { onboarding } from 'shared-contracts/limits';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DemoName, demoPassword } from '../../demo/demo-accounts.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

let admin: TestClient;
let visitor: TestClient;

const server = await runningServer();

beforeAll(async () => {
  admin = await server.signIn('admin');
});

let visitors = 0;

beforeEach(() => {
  // These tests are not about the limit of requests per address and minute.
  visitors += 1;
  visitor = server.visitor(`10.0.0.${visitors}`);
});

const addressOf = (name: DemoName) => `${name}@rightway.test`;

const idOf = async (name: DemoName): Promise<string> => {
  const { rows } = await server.database.pool.query('select id from app_user where user_name = $1', [
    addressOf(name),
  ]);
  return rows[0].id;
};

/** The token in the newest mail to a person that has a link. */
async function newestToken(name: DemoName): Promise<string> {
  const mails = await server.mailsTo(addressOf(name));
  const link = mails.map(({ text }) => /confirm-details\/([\w-]+)/.exec(text)?.[1]).find(Boolean);
  return link ?? '';
}

async function newestCode(name: DemoName): Promise<string> {
  const mails = await server.mailsTo(addressOf(name));
  return mails.map(({ text }) => /^\d{6}$/m.exec(text)?.[0]).find(Boolean) ?? '';
}

async function resetLink(name: DemoName): Promise<string> {
  const { errors } = await admin.graphql('mutation Send($id: ID!) { sendPasswordReset(id: $id) { id } }', {
    id: await idOf(name),
  });
  expect(errors).toBeUndefined();
  return newestToken(name);
}

const sendCode = (userId: string, kind = 'reset-password') =>
  visitor.post(`/api/account/${kind}/send-security-code`, { userId });
const validateCode = (encryptedUserId: string, securityCode: string) =>
  visitor.post('/api/account/validate-security-code', { encryptedUserId, securityCode });
const setPassword = (encryptedUserId: string, newPassword: string, confirmPassword = newPassword) =>
  visitor.post('/api/account/set-password', { encryptedUserId, newPassword, confirmPassword });
const signIn = (name: DemoName, password: string) =>
  visitor.post('/api/account/sign-in', { userName: addressOf(name), password });

/** The person whose session begins with an answer; null if none begins. */
async function userOf({
  cookies,
}: {
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}) {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const start = await visitor.get('/api/start', { cookie });
  return start.json().result.user?.userName ?? null;
}

/** A link with its code sent. */
async function linkWithCode(name: DemoName) {
  const token = await resetLink(name);
  expect((await sendCode(token)).statusCode).toBe(200);
  return { token, code: await newestCode(name) };
}

const wrongCode = {
  message: expect.any(String),
  fields: [
    {
      path: 'securityCode',
      message: 'This security code is not right or has expired. Check it, or request a new code.',
    },
  ],
};

describe('the way to a new password', () => {
  it('leads from the mailed link over the mailed code to a sign-in', async () => {
    const before = await server.signIn('broker');
    const { token, code } = await linkWithCode('broker');
    const details = await visitor.get(`/api/account/reset-password/user-details/${token}`);
    expect(details.json()).toEqual({
      result: {
        email: 'broker@rightway.test',
        username: 'broker@rightway.test',
        corpId: 'RLS',
        companyName: 'Rightway Land Services',
      },
    });
    expect(code).toMatch(/^\d{6}$/);
    expect((await validateCode(token, code)).json()).toEqual({ result: { done: true } });
    const set = await setPassword(token, 'New#Pass1');
    expect(set.json()).toEqual({ result: { done: true } });
    // The answer begins a session of that person, and of nobody whose attempt is refused.
    expect(await userOf(set)).toBe(addressOf('broker'));
    expect(await userOf(await setPassword(token, 'New#Pass2'))).toBeNull();
    expect((await signIn('broker', demoPassword)).statusCode).toBe(401);
    expect((await signIn('broker', 'New#Pass1')).statusCode).toBe(200);
    expect((await before.get('/api/start')).json().result.user).toBeNull();
  });

  it('tells the person by mail that the password was changed', async () => {
    const { token, code } = await linkWithCode('superuser');
    await validateCode(token, code);
    await setPassword(token, 'New#Pass1');
    const [mail] = await server.mailsTo(addressOf('superuser'));
    expect(mail?.subject).toBe('Your Rightway password was changed');
    expect(mail?.text).not.toContain('New#Pass1');
  });

  it('takes a code with the blanks that a mail program adds', async () => {
    const { token, code } = await linkWithCode('approver');
    expect((await validateCode(token, ` ${code.slice(0, 3)} ${code.slice(3)} `)).statusCode).toBe(200);
  });

  it('needs the code first', async () => {
    const { token } = await linkWithCode('approver');
    expect((await setPassword(token, 'New#Pass1')).statusCode).toBe(404);
    expect((await signIn('approver', demoPassword)).statusCode).toBe(200);
  });

  it('must be finished fifteen minutes after the code', async () => {
    const { token, code } = await linkWithCode('approver');
    await validateCode(token, code);
    server.pass(onboarding.validatedLife + 1000);
    expect((await setPassword(token, 'New#Pass1')).statusCode).toBe(404);
  });

  it('holds the new password to its rules, by field', async () => {
    const { token, code } = await linkWithCode('approver');
    await validateCode(token, code);
    const weak = await setPassword(token, 'weak');
    expect(weak.statusCode).toBe(422);
    expect(weak.json().fields).toEqual([
      { path: 'newPassword', message: 'The new password is not complex enough.' },
    ]);
    const different = await setPassword(token, 'New#Pass1', 'New#Pass2');
    expect(different.json().fields).toEqual([
      { path: 'confirmPassword', message: 'New password and confirm password do not match.' },
    ]);
    expect((await setPassword(token, 'x'.repeat(2000))).statusCode).toBe(422);
    expect((await setPassword(token, demoPassword)).statusCode).toBe(200);
  });

  it('is walked once', async () => {
    const { token, code } = await linkWithCode('approver');
    await validateCode(token, code);
    const answers = await Promise.all(Array.from({ length: 10 }, () => setPassword(token, demoPassword)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(404)]);
    expect((await visitor.get(`/api/account/reset-password/user-details/${token}`)).statusCode).toBe(404);
  });
});

describe('a security code', () => {
  it('follows directly on the sentence that asks for it, below the person’s own name', async () => {
    const { code } = await linkWithCode('operator');
    const [mail] = await server.mailsTo(addressOf('operator'));
    const { rows } = await server.database.pool.query(
      'select first_name from app_user where user_name = $1',
      [addressOf('operator')],
    );
    expect(mail?.text?.split('\n\n').slice(0, 3)).toEqual([
      `Hello ${rows[0].first_name},`,
      'Type this code where you are choosing your password:',
      code,
    ]);
  });

  it('is required', async () => {
    const { token } = await linkWithCode('operator');
    const answer = await validateCode(token, ' ');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([{ path: 'securityCode', message: 'Field is required.' }]);
  });

  it('has one winner of fifty at once, and works once', async () => {
    const { token, code } = await linkWithCode('operator');
    const answers = await Promise.all(Array.from({ length: 50 }, () => validateCode(token, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const answer of answers) if (answer.statusCode !== 200) expect(answer.json()).toEqual(wrongCode);
    expect((await validateCode(token, code)).json()).toEqual(wrongCode);
  });

  it('is cancelled by five wrong ones, also when they come at once', async () => {
    const { token, code } = await linkWithCode('operator');
    const wrong = code === '000000' ? '111111' : '000000';
    const answers = await Promise.all(Array.from({ length: 5 }, () => validateCode(token, wrong)));
    for (const answer of answers) expect(answer.json()).toEqual(wrongCode);
    expect((await validateCode(token, code)).json()).toEqual(wrongCode);
  });

  it('survives four wrong ones', async () => {
    const { token, code } = await linkWithCode('operator');
    for (let attempt = 0; attempt < 4; attempt += 1) await validateCode(token, 'wrong');
    expect((await validateCode(token, code)).statusCode).toBe(200);
  });

  it('is refused in the language that the page speaks, whatever the account does', async () => {
    const { token } = await linkWithCode('operator');
    const answer = await visitor.post(
      '/api/account/validate-security-code',
      { encryptedUserId: token, securityCode: 'wrong' },
      { cookie: 'rightway_language=es' },
    );
    expect(answer.json().fields[0].message).toMatch(/^Este código de seguridad/);
  });

  it('lives ten minutes', async () => {
    const { token, code } = await linkWithCode('operator');
    server.pass(onboarding.codeLife + 1000);
    expect((await validateCode(token, code)).json()).toEqual(wrongCode);
  });

  it('ends when a new one is requested', async () => {
    const { token, code } = await linkWithCode('operator');
    await sendCode(token);
    const next = await newestCode('operator');
    if (next !== code) expect((await validateCode(token, code)).json()).toEqual(wrongCode);
    expect((await validateCode(token, next)).statusCode).toBe(200);
  });

  it('is good for its own link only', async () => {
    const [mine, theirs] = [await linkWithCode('operator'), await linkWithCode('prairie')];
    if (mine.code !== theirs.code)
      expect((await validateCode(mine.token, theirs.code)).json()).toEqual(wrongCode);
  });

  it('can be asked for ten times a link', async () => {
    const token = await resetLink('prairie');
    for (let sent = 0; sent < onboarding.codesOfLink; sent += 1)
      expect((await sendCode(token)).statusCode).toBe(200);
    expect((await sendCode(token)).statusCode).toBe(429);
  });

  it('is stored as a hash, like the token of its link', async () => {
    const { token, code } = await linkWithCode('prairie');
    const { rows } = await server.database.pool.query(
      `select code_hash, encode(token_hash, 'escape') as token_hash from onboarding_link where code_hash is not null`,
    );
    const stored = JSON.stringify(rows);
    expect(stored).toContain('$argon2id$');
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(`"${code}"`);
    const { rows: jobs } = await server.database.pool.query('select * from mail_job');
    expect(jobs).toEqual([]);
  });
});

describe('a link', () => {
  const detailsOf = (token: string, kind = 'reset-password') =>
    visitor.get(`/api/account/${kind}/user-details/${token}`);

  it('is never the id of a person, and one that is made up leads nowhere', async () => {
    for (const token of [await idOf('broker'), 'x', '../../start', "' or ''='"]) {
      const answer = await detailsOf(encodeURIComponent(token));
      expect(answer.statusCode).toBe(404);
      expect((await sendCode(token)).statusCode).toBe(404);
      expect((await validateCode(token, '123456')).statusCode).toBe(404);
      expect((await setPassword(token, demoPassword)).statusCode).toBe(404);
    }
  });

  it.each([
    ['GET', 'reset-password/user-details/guessed', undefined, 120],
    ['POST', 'reset-password/send-security-code', { userId: 'guessed' }, 30],
    ['POST', 'validate-security-code', { encryptedUserId: 'guessed', securityCode: '123456' }, 120],
    [
      'POST',
      'set-password',
      { encryptedUserId: 'guessed', newPassword: demoPassword, confirmPassword: demoPassword },
      60,
    ],
  ] as const)(
    'cannot be guessed: %s %s is throttled for a whole network',
    async (method, path, body, most) => {
      visitors += 1;
      const guess = async (place: number) => {
        // A household chooses among more addresses than anybody counts.
        const guesser = server.visitor(`2001:db8:${visitors}:1::${place.toString(16)}`);
        const url = `/api/account/${path}`;
        return (method === 'GET' ? await guesser.get(url) : await guesser.post(url, body)).statusCode;
      };
      for (let tried = 0; tried < most; tried += 1) expect(await guess(tried)).toBe(404);
      expect(await guess(most)).toBe(429);
    },
  );

  it('whose code was confirmed opens no other link', async () => {
    const [mine, theirs] = [await linkWithCode('operator'), await linkWithCode('prairie')];
    expect((await validateCode(mine.token, mine.code)).statusCode).toBe(200);
    expect((await setPassword(theirs.token, demoPassword)).statusCode).toBe(404);
    expect((await setPassword(mine.token, demoPassword)).statusCode).toBe(200);
    expect((await detailsOf(mine.token)).statusCode).toBe(404);
  });

  it('of one variant does not open the other', async () => {
    const token = await resetLink('readonly');
    expect((await detailsOf(token, 'invite-user')).statusCode).toBe(404);
    expect((await sendCode(token, 'invite-user')).statusCode).toBe(404);
    expect((await detailsOf(token)).statusCode).toBe(200);
  });

  it('ends when a newer one is sent, and after a day', async () => {
    const old = await resetLink('readonly');
    const next = await resetLink('readonly');
    expect((await detailsOf(old)).statusCode).toBe(404);
    expect((await detailsOf(next)).statusCode).toBe(200);
    server.pass(onboarding.resetLife + 1000);
    expect((await detailsOf(next)).statusCode).toBe(404);
  });

  it('ends with the access of its person', async () => {
    admin = await server.signIn('admin');
    const token = await resetLink('readonly');
    const set = 'update app_user set is_active = $2 where id = $1';
    await server.database.pool.query(set, [await idOf('readonly'), false]);
    expect((await detailsOf(token)).statusCode).toBe(404);
    await server.database.pool.query(set, [await idOf('readonly'), true]);
  });
});

describe('a forgotten password', () => {
  const forget = (userName: string) => visitor.post('/api/account/request-password-reset', { userName });

  it('is answered alike whether there is such an account or not', async () => {
    const known = await forget('Invoicing@Rightway.test');
    const unknown = await forget('nobody@rightway.test');
    expect(known.json()).toEqual({ result: { done: true } });
    expect(unknown.json()).toEqual(known.json());
    const [mail] = await server.mailsTo('invoicing@rightway.test');
    expect(mail?.subject).toBe('Reset your Rightway password');
    expect(await server.mailsTo('nobody@rightway.test')).toEqual([]);
  });

  it('of somebody whose access has ended is answered alike, and mailed to nobody', async () => {
    server.pass(61_000);
    const to = addressOf('readonly');
    const before = (await server.mailsTo(to)).length;
    const set = 'update app_user set is_active = $2 where id = $1';
    await server.database.pool.query(set, [await idOf('readonly'), false]);
    expect((await forget(to)).json()).toEqual({ result: { done: true } });
    expect((await server.mailsTo(to)).length).toBe(before);
    await server.database.pool.query(set, [await idOf('readonly'), true]);
    server.pass(61_000);
    await forget(to);
    expect((await server.mailsTo(to)).length).toBe(before + 1);
  });

  it('reported from everywhere at once neither fills a mailbox nor ends the link that came', async () => {
    server.pass(61_000);
    const to = 'invoicing@rightway.test';
    const before = (await server.mailsTo(to)).length;
    for (let place = 0; place < 20; place += 1) {
      const body = { userName: to };
      await server.visitor(`10.9.0.${place}`).post('/api/account/request-password-reset', body);
    }
    expect((await server.mailsTo(to)).length).toBe(before + 1);
    const token = await newestToken('invoicing');
    expect((await visitor.get(`/api/account/reset-password/user-details/${token}`)).statusCode).toBe(200);
  });

  it('speaks the language of the person', async () => {
    server.pass(61_000);
    await server.database.pool.query(`update app_user set locale = 'es' where user_name like 'invoicing@%'`);
    await forget('invoicing@rightway.test');
    const [mail] = await server.mailsTo('invoicing@rightway.test');
    expect(mail?.subject).toBe('Restablezca su contraseña de Rightway');
    expect(mail?.html).toContain('<html lang="es">');
  });

  it('can be reported five times a minute', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await forget('x')).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});
