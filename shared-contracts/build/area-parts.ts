import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaParts } from './read-parts.ts';

export type { AreaParts } from './read-parts.ts';

/** For an application that neither uses parts nor offers any. */
export const noParts: AreaParts = {
  takes: { parts: {}, partTypes: {} },
  offers: { parts: {}, partTypes: {} },
};

/** Sources that use a part, and the file that may offer some. */
function partFiles(folder: string, area: string | undefined) {
  const asking = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => join(folder, 'src', file))
    .filter((file) => readFileSync(file, 'utf8').includes('<AreaPart'))
    .sort();
  const face = join(folder, 'src/area.tsx');
  const isOffering =
    area !== undefined && existsSync(face) && /\bcomponents\b/.test(readFileSync(face, 'utf8'));
  return { asking, offering: isOffering ? face : undefined };
}

/**
 * The parts that an application requests from other areas, from every `<AreaPart area="…" name={…}>` in its sources,
 * and those that it offers, from `components` in its `src/area.tsx`; each with its properties as the compiler reads
 * them. `area` is its own name. Throws where the sources do not contain a literal name, or the properties have no
 * declared type.
 */
export async function areaParts(folder: string, area: string | undefined): Promise<AreaParts> {
  const { asking, offering } = partFiles(folder, area);
  if (asking.length === 0 && offering === undefined) return noParts;
  // Starting the compiler takes a second, so it is only done for applications with parts.
  const { readParts } = await import('./read-parts.ts');
  return readParts(folder, asking, area === undefined || !offering ? undefined : { area, file: offering });
}
