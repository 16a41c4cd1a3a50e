import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { packFolder } from 'shared-contracts/build/pack-folder.ts';
import * as v from 'valibot';
import { publishAs } from '../../../e2e/harness/release-team.ts';
import type { BuiltApp } from '../../../scripts/build-suite.ts';

/** An area whose release was refused, with the registry's message. */
export interface Refusal {
  readonly area: string;
  readonly message: string;
}

const refusedSchema = v.object({ message: v.string() });

/** The area of a remote. */
export const areaOf = ({ app }: BuiltApp): string => app.replace('remote-', '');

/** The registry's message in an answer, which is JSON. */
function messageIn(text: string): string {
  try {
    const answer = v.safeParse(refusedSchema, JSON.parse(text));
    return answer.success ? answer.output.message : text;
  } catch {
    return text;
  }
}

/** Why a step was refused; undefined where it succeeded. */
async function refusalOf(step: () => Promise<void>): Promise<string | undefined> {
  try {
    await step();
    return undefined;
  } catch (error) {
    return messageIn(error instanceof Error ? error.message : String(error));
  }
}

async function promote(
  request: APIRequestContext,
  token: string,
  area: string,
  version: string,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const data = { area, action: 'promote', version };
  const answer = await request.post('/api/releases/change', { headers, data });
  if (!answer.ok()) throw new Error(await answer.text());
}

/**
 * Publishes remotes under a version and makes them stable. A refused one is tried again after the others, because it
 * may need a part of theirs. Returns those that are still refused.
 */
export async function releaseAll(
  request: APIRequestContext,
  tokens: ReadonlyMap<string, string>,
  remotes: readonly BuiltApp[],
  version: string,
): Promise<readonly Refusal[]> {
  const published = new Set<string>();
  const release = async (remote: BuiltApp): Promise<readonly Refusal[]> => {
    const area = areaOf(remote);
    const token = tokens.get(area) ?? '';
    const message = await refusalOf(async () => {
      const packed = () => packFolder(join(remote.dist, remote.version));
      if (!published.has(area)) await publishAs(request, token, area, version, packed());
      published.add(area);
      await promote(request, token, area, version);
    });
    return message === undefined ? [] : [{ area, message }];
  };
  const first: Refusal[] = [];
  for (const remote of remotes) first.push(...(await release(remote)));
  const again: Refusal[] = [];
  for (const remote of remotes.filter((one) => first.some(({ area }) => area === areaOf(one))))
    again.push(...(await release(remote)));
  return again;
}
