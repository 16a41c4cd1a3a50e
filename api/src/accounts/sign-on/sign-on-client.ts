import * as oidc from 'openid-client';
import { hour } from 'shared-contracts/limits';
import * as v from 'valibot';
import type { SignOnProvider } from '../../platform/config/config.ts';
import { sharedWhileRunning } from '../../platform/db/while-running.ts';
import { providerFetch, providerLimits } from './provider-fetch.ts';

/** The values that are checked when the browser returns from the identity provider. */
export interface SignOnChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The identity that the identity provider confirmed. */
export interface SignOnIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Only set if the provider has verified that the address belongs to the person. */
  readonly email: string | undefined;
}

export interface SignOnClient {
  /**
   * Returns the address to which the browser is sent, and the values to check when it returns. Rejects if the provider
   * cannot be reached.
   */
  readonly begin: () => Promise<{ readonly address: URL; readonly checks: SignOnChecks }>;
  /** Checks the parameters with which the provider redirected the browser. Rejects unless everything is right. */
  readonly finish: (parameters: URLSearchParams, checks: SignOnChecks) => Promise<SignOnIdentity>;
}

const claimsSchema = v.object({
  iss: v.string(),
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: v.optional(v.pipe(v.string(), v.toLowerCase())),
  email_verified: v.optional(v.boolean(), false),
});

/**
 * OpenID Connect with authorization code and PKCE (RFC 7636). State, nonce, issuer, audience, times and signature of
 * the ID token are checked. Limits bound the harm that a malicious provider can do.
 */
export function signOnClient(
  provider: SignOnProvider,
  redirectUri: URL,
  clock: () => Date,
  limits = providerLimits,
): SignOnClient {
  let known: { readonly metadata: oidc.ServerMetadata; readonly until: number } | undefined;
  // A provider on this machine has no certificate.
  const execute = provider.issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];

  const find = async (): Promise<oidc.ServerMetadata> => {
    const options = { execute, timeout: limits.step / 1000, [oidc.customFetch]: providerFetch(limits) };
    const { issuer, clientId, clientSecret } = provider;
    const found = await oidc.discovery(issuer, clientId, clientSecret, undefined, options);
    known = { metadata: found.serverMetadata(), until: clock().getTime() + hour };
    return known.metadata;
  };

  // Requested once for everybody who waits for it.
  const findOnce = sharedWhileRunning(find);

  const metadata = async (): Promise<oidc.ServerMetadata> => {
    if (known && known.until > clock().getTime()) return known.metadata;
    return findOnce();
  };

  /** Made for each sign-on, so that the provider's current keys are used even after it has changed them. */
  const configuration = async (): Promise<oidc.Configuration> => {
    const made = new oidc.Configuration(await metadata(), provider.clientId, provider.clientSecret);
    made.timeout = limits.step / 1000;
    made[oidc.customFetch] = providerFetch(limits);
    for (const apply of [...execute, oidc.enableNonRepudiationChecks]) apply(made);
    return made;
  };

  return {
    begin: async () => {
      const checks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const address = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri.href,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { address, checks };
    },
    finish: async (parameters, { state, nonce, verifier }) => {
      const current = new URL(redirectUri);
      current.search = parameters.toString();
      const tokens = await oidc.authorizationCodeGrant(await configuration(), current, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const { iss, sub, email, email_verified } = v.parse(claimsSchema, tokens.claims());
      const counts = email_verified || provider.trustsEmail;
      return { issuer: iss, subject: sub, email: counts ? email : undefined };
    },
  };
}
