import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { type PackedRelease, packFolder } from 'shared-contracts/build/pack-folder.ts';
import * as v from 'valibot';
import { root } from '../../scripts/suite.ts';
import { builtSuite } from './prepare.ts';

const tokenSchema = v.object({ result: v.object({ token: v.string() }) });

/** Makes a deploy token of an area, as a system administrator. */
export async function deployToken(request: APIRequestContext, area: string): Promise<string> {
  const answer = await request.post('/api/rollout/tokens', { data: { area, name: `${area} pipeline` } });
  return v.parse(tokenSchema, await answer.json()).result.token;
}

/**
 * Runs a release command in a checkout as a team's pipeline does, and returns its output. Rejects if the command fails.
 */
export function releaseCommandIn(
  checkout: string,
  address: string,
  token: string,
  ...args: readonly string[]
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(checkout, 'scripts/release.ts'), ...args], {
      cwd: checkout,
      env: { ...process.env, RIGHTWAY_URL: address, RIGHTWAY_TOKEN: token },
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}

/** The same in this checkout. */
export const releaseCommand = (address: string, token: string, ...args: readonly string[]): Promise<string> =>
  releaseCommandIn(root, address, token, ...args);

/** The built remote that the suite runs, packed so that it can be published under another version. */
export function packedAsBuilt(remote: string): PackedRelease {
  const built = builtSuite().find(({ app }) => app === remote);
  if (!built) throw new Error(`${remote} is not built.`);
  return packFolder(join(built.dist, built.version));
}

/** Publishes a packed release under a version, as the last step of a team's pipeline does. */
export async function publishAs(
  request: APIRequestContext,
  token: string,
  area: string,
  version: string,
  { bytes }: PackedRelease,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const file = { name: 'release.zip', mimeType: 'application/zip', buffer: Buffer.from(bytes) };
  const published = await request.post(`/api/releases/${area}/${version}`, { headers, multipart: { file } });
  if (!published.ok()) throw new Error(await published.text());
}

/** Publishes a packed release under a version and makes it the stable one. */
export async function releaseAs(
  request: APIRequestContext,
  token: string,
  area: string,
  version: string,
  packed: PackedRelease,
): Promise<void> {
  await publishAs(request, token, area, version, packed);
  const headers = { authorization: `Bearer ${token}` };
  const data = { area, action: 'promote', version };
  const promoted = await request.post('/api/releases/change', { headers, data });
  if (!promoted.ok()) throw new Error(await promoted.text());
}
