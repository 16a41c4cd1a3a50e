import { createPublicKey } from 'node:crypto';
import { type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignOnProvider } from '../../platform/config/config.ts';
import { type IdentityProvider, startIdentityProvider } from '../../testing/identity-provider.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { signOnClient } from './sign-on-client.ts';

const path = '/api/account/single-sign-on';
const publicUrl = 'http://localhost:4000/';
const client = { clientId: 'rightway', clientSecret: 'a secret for tests only' };

let provider: IdentityProvider;
let server: TestServer;

const signOnOf = (change: Partial<SignOnProvider> = {}): SignOnProvider => ({
  issuer: new URL(provider.issuer),
  ...client,
  trustsEmail: false,
  ...change,
});

beforeAll(async () => {
  provider = await startIdentityProvider({ ...client, redirectUri: `${publicUrl}${path.slice(1)}/callback` });
  server = await startTestServer({ publicUrl, signOn: signOnOf() });
});

afterAll(async () => {
  await server.stop();
  await provider.stop();
});

beforeEach(() => {
  provider.account = { id: 'idp-broker', email: 'Broker@Rightway.test', isVerified: true };
  provider.tamper = undefined;
  provider.forge = undefined;
  provider.interfere = undefined;
  provider.isForging = false;
  provider.isRefusing = false;
});

type Answer = Awaited<ReturnType<TestServer['app']['inject']>>;

const cookiesOf = (answer: Answer): string =>
  answer.cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

/** Follows redirects as a browser would, until an address of ours is reached. */
async function visitProvider(address: string): Promise<URL> {
  const jar = new Map<string, string>();
  let next = address;
  for (let step = 0; step < 10 && !next.startsWith(publicUrl); step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    next = new URL(answer.headers.get('location') ?? '', next).href;
  }
  return new URL(next);
}

const begin = (at = server, headers = {}) => at.app.inject({ method: 'GET', url: path, headers });
const comeBack = (url: URL, cookie: string, at = server) =>
  at.app.inject({ method: 'GET', url: url.pathname + url.search, headers: { cookie } });

/** The whole sign-on; `change` alters the address with which the browser returns. */
async function signOn(change: (url: URL) => void = () => {}, at = server): Promise<Answer> {
  const started = await begin(at);
  const back = await visitProvider(started.headers.location ?? '');
  change(back);
  return comeBack(back, cookiesOf(started), at);
}

const failureOf = ({ statusCode, headers, cookies }: Answer): string | null => {
  expect(statusCode).toBe(302);
  const target = new URL(headers.location ?? '', publicUrl);
  expect(target.pathname).toBe('/login-callback');
  const message = target.searchParams.get('errorMessage');
  const session = cookies.find(({ name }) => name === 'rightway_session');
  expect(session !== undefined).toBe(message === null);
  return message;
};

const userOf = async (answer: Answer) =>
  (await server.app.inject({ url: '/api/start', headers: { cookie: cookiesOf(answer) } })).json().result.user
    ?.userName;

const untrusted =
  'The identity provider’s answer could not be trusted. Try again, or sign in with your password.';
const expired = 'This sign-on has expired or was already used. Try again.';
const unknown =
  'Nobody at Rightway has this account’s e-mail address. Ask your system administrator to invite you.';

describe('single sign-on', () => {
  it('is told to browsers where it is set up', async () => {
    expect((await server.visitor().get('/api/start')).json().result.hasSingleSignOn).toBe(true);
  });

  it('goes to the provider with code, PKCE, state and nonce', async () => {
    const { headers, cookies } = await begin();
    const address = new URL(headers.location ?? '');
    expect(address.origin).toBe(provider.issuer);
    const parameters = Object.fromEntries(address.searchParams);
    expect(parameters).toMatchObject({
      response_type: 'code',
      client_id: 'rightway',
      code_challenge_method: 'S256',
      redirect_uri: `${publicUrl}api/account/single-sign-on/callback`,
    });
    expect(
      [parameters['state'], parameters['nonce'], parameters['code_challenge']].map((text) => text?.length),
    ).toEqual([43, 43, 43]);
    expect(cookies).toEqual([
      expect.objectContaining({ name: 'rightway_sign_on', httpOnly: true, sameSite: 'Lax' }),
    ]);
    const { rows } = await server.database.pool.query('select state_hash from sign_on_attempt');
    expect(JSON.stringify(rows)).not.toContain(parameters['state']);
  });

  it('signs in the person with the verified address, who may change it later', async () => {
    const answer = await signOn();
    expect(failureOf(answer)).toBeNull();
    expect(await userOf(answer)).toBe('broker@rightway.test');
    provider.account = { id: 'idp-broker', email: 'new@example.ca', isVerified: false };
    expect(await userOf(await signOn())).toBe('broker@rightway.test');
  });

  it('gives a new session, and ends the one that the browser had', async () => {
    const first = await signOn();
    const started = await begin();
    const back = await visitProvider(started.headers.location ?? '');
    const second = await comeBack(back, `${cookiesOf(started)}; ${cookiesOf(first)}`);
    expect(await userOf(first)).toBeUndefined();
    expect(await userOf(second)).toBe('broker@rightway.test');
  });

  it.each([
    ['whom nobody knows', { id: 'x1', email: 'stranger@example.ca', isVerified: true }],
    ['with an address that is not verified', { id: 'x2', email: 'admin@rightway.test', isVerified: false }],
    [
      'who is not the one that came with this address before',
      { id: 'x3', email: 'broker@rightway.test', isVerified: true },
    ],
  ])('refuses somebody %s', async (_, account) => {
    provider.account = account;
    expect(failureOf(await signOn())).toBe(unknown);
  });

  it('refuses who is not active', async () => {
    await server.database.pool.query(
      `update app_user set is_active = false where user_name like 'prairie@%'`,
    );
    provider.account = { id: 'p', email: 'prairie@rightway.test', isVerified: true };
    expect(failureOf(await signOn())).toBe(unknown);
  });

  it('tells a refusal of the provider plainly', async () => {
    provider.isRefusing = true;
    expect(failureOf(await signOn())).toBe(
      'The identity provider did not sign you in. Try again, or sign in with your password.',
    );
  });

  it.each<[string, (url: URL) => void, string]>([
    ['another state', (url) => url.searchParams.set('state', 'x'.repeat(43)), expired],
    ['no state', (url) => url.searchParams.delete('state'), expired],
    ['another code', (url) => url.searchParams.set('code', 'x'.repeat(43)), untrusted],
    ['another issuer', (url) => url.searchParams.set('iss', 'https://evil.example'), untrusted],
  ])('refuses to come back with %s', async (_, change, message) => {
    expect(failureOf(await signOn(change))).toBe(message);
  });

  it('refuses another browser than the one that went, and one that comes twice', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const back = await visitProvider(mine.headers.location ?? '');
    expect(failureOf(await comeBack(back, cookiesOf(theirs)))).toBe(expired);
    expect(failureOf(await comeBack(back, ''))).toBe(expired);
    expect(failureOf(await comeBack(back, cookiesOf(mine)))).toBeNull();
    expect(failureOf(await comeBack(back, cookiesOf(mine)))).toBe(expired);
  });

  it('refuses a code that was used under another state', async () => {
    const first = await begin();
    const used = await visitProvider(first.headers.location ?? '');
    expect(failureOf(await comeBack(used, cookiesOf(first)))).toBeNull();
    expect(
      failureOf(await signOn((url) => url.searchParams.set('code', used.searchParams.get('code') ?? ''))),
    ).toBe(untrusted);
  });

  it('lasts ten minutes', async () => {
    const started = await begin();
    const back = await visitProvider(started.headers.location ?? '');
    server.pass(601_000);
    expect(failureOf(await comeBack(back, cookiesOf(started)))).toBe(expired);
  });

  const hourAgo = () => Math.floor(Date.now() / 1000) - 3600;

  it.each<[string, IdentityProvider['tamper']]>([
    ['another nonce', (claims) => ({ ...claims, nonce: 'x'.repeat(43) })],
    ['no nonce', ({ nonce: _, ...claims }) => claims],
    ['another audience', (claims) => ({ ...claims, aud: 'somebody-else' })],
    ['another issuer', (claims) => ({ ...claims, iss: 'https://evil.example' })],
    ['a time that has passed', (claims) => ({ ...claims, iat: hourAgo(), exp: hourAgo() + 60 })],
  ])('refuses an ID token with %s', async (_, tamper) => {
    provider.tamper = (claims) => claims;
    expect(failureOf(await signOn())).toBeNull();
    provider.tamper = tamper;
    expect(failureOf(await signOn())).toBe(untrusted);
  });

  const claimsOf = (token: string) => token.split('.')[1] ?? '';
  const claimsIn = (token: string): JWTPayload =>
    JSON.parse(Buffer.from(claimsOf(token), 'base64url').toString());
  const unsigned = (alg: string, token: string) =>
    `${Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url')}.${claimsOf(token)}.`;
  const withSecret = (token: string, secret: Uint8Array) =>
    new SignJWT(claimsIn(token)).setProtectedHeader({ alg: 'HS256' }).sign(secret);

  it.each<[string, NonNullable<IdentityProvider['forge']>]>([
    ['is not signed', (token) => unsigned('none', token)],
    ['is not signed, in other letters', (token) => unsigned('NoNe', token)],
    ['has no signature where there should be one', (token) => `${token.split('.').slice(0, 2).join('.')}.`],
    ['is signed with the secret of Rightway', (token) => withSecret(token, Buffer.from(client.clientSecret))],
    [
      'is signed with the public key as if it were a secret',
      async (token, key) =>
        withSecret(
          token,
          Buffer.from(
            createPublicKey({ key: { ...key }, format: 'jwk' }).export({ type: 'spki', format: 'pem' }),
          ),
        ),
    ],
    ['is none', () => 'not.a.token'],
  ])('refuses an ID token that %s', async (_, forge) => {
    provider.forge = (token) => token;
    expect(failureOf(await signOn())).toBeNull();
    provider.forge = forge;
    expect(failureOf(await signOn())).toBe(untrusted);
  });

  it('refuses the ID token of another sign-on', async () => {
    let first = '';
    provider.forge = (token) => {
      first ||= token;
      return first;
    };
    expect(failureOf(await signOn())).toBeNull();
    expect(failureOf(await signOn())).toBe(untrusted);
  });

  /**
   * Answers some paths of the provider as a hostile one might; returns how many bytes it sent and how often the
   * redirect target was reached.
   */
  function hostile(paths: RegExp, kind: 'elsewhere' | 'endless' | 'huge' | 'nothing') {
    const seen = { bytes: 0, elsewhere: 0 };
    provider.interfere = (path, response) => {
      if (path === '/elsewhere') seen.elsewhere += 1;
      if (!paths.test(path)) return false;
      if (kind === 'nothing') return true;
      if (kind === 'elsewhere') {
        response.writeHead(302, { location: `${provider.issuer}/elsewhere` }).end();
        return true;
      }
      response.writeHead(200, { 'content-type': 'application/json' });
      const piece = ' '.repeat(64 * 1024);
      const most = kind === 'huge' ? 8 * 1024 ** 2 : Number.POSITIVE_INFINITY;
      const more = (): void => {
        while (!response.destroyed && seen.bytes < most) {
          seen.bytes += piece.length;
          if (!response.write(piece)) return;
        }
        response.end('{}');
      };
      response.on('drain', more);
      more();
      return true;
    };
    return seen;
  }

  it.each([/^\/token/, /^\/jwks/])('does not follow %s elsewhere', async (paths) => {
    const seen = hostile(paths, 'elsewhere');
    expect(failureOf(await signOn())).toBe(untrusted);
    expect(seen.elsewhere).toBe(0);
  });

  it.each([
    [/^\/token/, 'huge'],
    [/^\/token/, 'endless'],
    [/^\/jwks/, 'endless'],
  ] as const)('takes no more of %s than an answer may hold where it is %s', async (paths, kind) => {
    const seen = hostile(paths, kind);
    expect(failureOf(await signOn())).toBe(untrusted);
    // Bytes buffered by the sockets come on top.
    expect(seen.bytes).toBeLessThan(6 * 1024 ** 2);
  });

  describe('before anything is known of the provider', () => {
    const limits = { answer: 64 * 1024, step: 400 };
    const callback = new URL('http://localhost:4000/callback');
    const newClient = (change: Partial<SignOnProvider> = {}) =>
      signOnClient(signOnOf(change), callback, () => new Date(), limits);
    const discoveryPath = /^\/\.well-known/;

    it.each(['elsewhere', 'endless', 'nothing'] as const)('gives it up where it leads %s', async (kind) => {
      const seen = hostile(discoveryPath, kind);
      await expect(newClient().begin()).rejects.toThrow();
      expect(seen.elsewhere).toBe(0);
    });

    const publishes = (change: object) => {
      provider.interfere = (path, response) => {
        if (!discoveryPath.test(path)) return false;
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ issuer: provider.issuer, ...change }));
        return true;
      };
    };

    it('refuses one that says it is another', async () => {
      publishes({ issuer: 'https://evil.example', authorization_endpoint: 'https://evil.example/auth' });
      await expect(newClient().begin()).rejects.toThrow();
    });

    it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'no address'])(
      'sends no browser to %s',
      async (address) => {
        publishes({ authorization_endpoint: address });
        await expect(newClient().begin()).rejects.toThrow();
      },
    );

    it('asks it once for all who come together', async () => {
      let requestCount = 0;
      provider.interfere = (path) => {
        if (discoveryPath.test(path)) requestCount += 1;
        return false;
      };
      const one = newClient();
      await Promise.all(Array.from({ length: 20 }, () => one.begin()));
      expect(requestCount).toBe(1);
    });
  });

  it('goes on after the provider changed its keys, and refuses a key that is not one of them', async () => {
    await provider.rotateKey();
    expect(failureOf(await signOn())).toBeNull();
    provider.isForging = true;
    expect(failureOf(await signOn())).toBe(untrusted);
  });

  it('speaks the language of the browser', async () => {
    provider.isRefusing = true;
    const started = await begin();
    const back = await visitProvider(started.headers.location ?? '');
    const answer = await server.app.inject({
      url: back.pathname + back.search,
      headers: { cookie: cookiesOf(started), 'accept-language': 'es-MX,es;q=0.9' },
    });
    expect(failureOf(answer)).toMatch(/^El proveedor de identidad no ha iniciado/);
  });
});

describe('where single sign-on cannot work', () => {
  it('a provider that is down is said so, and the password still works', async () => {
    const away = await startTestServer({
      publicUrl,
      signOn: signOnOf({ issuer: new URL('http://127.0.0.1:1') }),
    });
    expect(failureOf(await begin(away))).toBe(
      'The identity provider cannot be reached now. Try again later, or sign in with your password.',
    );
    expect(await away.signIn('broker')).toBeTruthy();
    await away.stop();
  });

  it('none that is set up is said so', async () => {
    const without = await startTestServer();
    expect((await without.visitor().get('/api/start')).json().result.hasSingleSignOn).toBe(false);
    expect(failureOf(await begin(without))).toMatch(/^Single sign-on is not set up here/);
    await without.stop();
  });
});
