import { startSchema } from 'shared-contracts/rest';
import * as v from 'valibot';
import { demoPassword } from '../../api/src/demo/index.ts';

/** What stories share on a suite: who is given what, and what answers. */
export interface Standing {
  readonly flags: Readonly<Record<string, boolean>>;
  /** What stands for each area, or that it does not answer. */
  readonly releases: Readonly<Record<string, string>>;
}

/** How a suite stands now, for a system administrator. Rejects where its API does not answer. */
export async function standingOf(address: string): Promise<Standing> {
  const signedIn = await fetch(`${address}/api/account/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'admin@rightway.test', password: demoPassword }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const answer = await fetch(`${address}/api/start`, { headers: { cookie } });
  const body: unknown = await answer.json();
  const { flags, releases } = v.parse(v.object({ result: startSchema }), body).result;
  const answers = await Promise.all(
    releases.map(async ({ area, version, manifest }) => {
      const found = await fetch(manifest, { method: 'HEAD' }).catch(() => undefined);
      return [area, found?.ok ? version : 'away'] as const;
    }),
  );
  return { flags, releases: Object.fromEntries(answers) };
}
