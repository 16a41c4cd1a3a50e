import { startSchema } from 'shared-contracts/rest';
import * as v from 'valibot';
import { demoPassword } from '../../api/src/demo/index.ts';

/** The state of a suite that stories share: flags, and releases that answer. */
export interface Standing {
  readonly flags: Readonly<Record<string, boolean>>;
  /** The stable release of each area, or that it does not answer. */
  readonly releases: Readonly<Record<string, string>>;
}

/**
 * Each question gets a connection of its own: between two of them lies a whole story, and the server may be closing a
 * kept connection just as the next question is sent on it.
 */
const ownConnection = { connection: 'close' };

/** A system administrator's session, as a browser sends it back. */
async function signIn(address: string): Promise<string> {
  const signedIn = await fetch(`${address}/api/account/sign-in`, {
    method: 'POST',
    headers: { ...ownConnection, 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'admin@rightway.test', password: demoPassword }),
  });
  return signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

async function startOf(address: string, cookie: string) {
  const answer = await fetch(`${address}/api/start`, { headers: { ...ownConnection, cookie } });
  const body: unknown = await answer.json();
  return v.parse(v.object({ result: startSchema }), body).result;
}

/**
 * Returns a function that reads the state of a suite as a system administrator. It rejects if the API does not answer.
 */
export function watchStanding(address: string): () => Promise<Standing> {
  let cookie = '';
  const started = async () => {
    const start = await startOf(address, cookie);
    if (start.user !== null) return start;
    // The first time, and where a story ended every session of the person.
    cookie = await signIn(address);
    return startOf(address, cookie);
  };
  return async () => {
    const { flags, releases } = await started();
    const answers = await Promise.all(
      releases.map(async ({ area, version, manifest }) => {
        const found = await fetch(manifest, { method: 'HEAD', headers: ownConnection }).catch(
          () => undefined,
        );
        return [area, found?.ok ? version : 'away'] as const;
      }),
    );
    return { flags, releases: Object.fromEntries(answers) };
  };
}
