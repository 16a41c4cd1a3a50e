import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { type AreaStart, areaStartSchema } from '../src/area/index.ts';

/** What the remote in a folder declares of its area, from its `src/start.ts`. Rejects with what is wrong in it. */
export async function readAreaStart(folder: string): Promise<AreaStart> {
  const { start }: { readonly start: unknown } = await import(
    pathToFileURL(join(folder, 'src/start.ts')).href
  );
  const parsed = v.safeParse(areaStartSchema, start);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${folder}/src/start.ts: ${v.getDotPath(issue) ?? 'start'}: ${issue.message}`);
}
