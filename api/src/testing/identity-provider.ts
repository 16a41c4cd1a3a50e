import { createServer, type Server, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';

/** Changes the next ID tokens for an attack; receives the claims that the provider would have put in. */
type Tamper = (claims: JWTPayload) => JWTPayload;

/** A real OpenID Connect provider on this machine that signs in one account without asking for credentials. */
export interface IdentityProvider {
  readonly issuer: string;
  /** The account that signs in: its id, its address, and whether that is verified. */
  account: { readonly id: string; readonly email: string; readonly isVerified: boolean };
  tamper: Tamper | undefined;
  /** Replaces the next ID tokens; receives the correct token and the public key. */
  forge: ((token: string, key: JWK) => string | Promise<string>) | undefined;
  /** Answers requests instead of the provider, by path; false lets the provider answer. */
  interfere: ((path: string, response: ServerResponse) => boolean) | undefined;
  /** Whether ID tokens are signed with a key that is not the provider's but carries its key's name. */
  isForging: boolean;
  /** Whether the person refuses to sign in. */
  isRefusing: boolean;
  /** From now on signs with a different key under a different name, as after a key rotation. */
  readonly rotateKey: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface ProviderOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

const algorithm = 'RS256';

async function newKey() {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { privateKey, jwk: { ...jwk, kid: crypto.randomUUID(), use: 'sig', alg: algorithm } };
}

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });

/** Starts an identity provider on a free port of this machine, with one client. */
export async function startIdentityProvider(options: ProviderOptions): Promise<IdentityProvider> {
  const { clientId, clientSecret, redirectUri } = options;
  let handle: ReturnType<Provider['callback']> | undefined;
  let key = await newKey();
  const server = createServer((request, response) => {
    if (!state.interfere?.(request.url ?? '', response)) void handle?.(request, response);
  });
  const issuer = await listen(server);

  type Behaviour = 'account' | 'tamper' | 'forge' | 'interfere' | 'isForging' | 'isRefusing';
  const state: Pick<IdentityProvider, Behaviour> = {
    account: { id: 'nobody', email: 'nobody@example.ca', isVerified: true },
    tamper: undefined,
    forge: undefined,
    interfere: undefined,
    isForging: false,
    isRefusing: false,
  };

  const make = () => {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [redirectUri],
          id_token_signed_response_alg: algorithm,
        },
      ],
      jwks: { keys: [key.jwk] },
      ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
      cookies: { keys: ['only for tests'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      // The claims of the scopes are in the ID token, as with most providers.
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false } },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: () => ({ sub: id, email: state.account.email, email_verified: state.account.isVerified }),
      }),
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      loadExistingGrant: async ({ oidc }) => {
        const grant = new provider.Grant({
          clientId,
          ...(oidc.session?.accountId ? { accountId: oidc.session.accountId } : {}),
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    provider.use(async (context, next) => {
      if (context.path.startsWith('/interaction/')) {
        const result = state.isRefusing
          ? { error: 'access_denied', error_description: 'The person said no.' }
          : { login: { accountId: state.account.id } };
        context.respond = false;
        await provider.interactionFinished(context.req, context.res, result);
        return;
      }
      await next();
      const { forge, tamper = state.isForging ? (claims: JWTPayload) => claims : undefined } = state;
      const body: unknown = context.body;
      if (forge && context.path === '/token' && typeof body === 'object' && body !== null) {
        const { kty, n, e, kid } = key.jwk;
        const known = { kty, kid, ...(n && e ? { n, e } : {}) };
        context.body = { ...body, id_token: await forge(String(Reflect.get(body, 'id_token')), known) };
        return;
      }
      if (!tamper || context.path !== '/token' || typeof body !== 'object' || body === null) return;
      const [, payload = ''] = String(Reflect.get(body, 'id_token')).split('.');
      const claims: JWTPayload = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const signed = await new SignJWT(tamper(claims))
        .setProtectedHeader({ alg: algorithm, kid: key.jwk.kid })
        .sign((state.isForging ? await newKey() : key).privateKey);
      context.body = { ...body, id_token: signed };
    });
    handle = provider.callback();
  };
  make();

  return Object.assign(state, {
    issuer,
    rotateKey: async () => {
      key = await newKey();
      make();
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
