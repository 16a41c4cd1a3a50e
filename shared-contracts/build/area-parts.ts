import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaParts } from './read-parts.ts';

export type { AreaParts } from './read-parts.ts';

/** Neither asks for a part nor offers one. */
export const noParts: AreaParts = {
  takes: { parts: {}, partTypes: {} },
  offers: { parts: {}, partTypes: {} },
};

/** Sources that ask for a part, and the one that may offer some. */
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
 * The parts that an application asks other areas for, by every `<AreaPart area="…" name={…}>` of its sources, and those
 * that it offers, by `components` of its `src/area.tsx`; each with its properties as the compiler reads them. `area` is
 * its own name. Throws where the sources do not say a name, or the properties have no declared type.
 */
export async function areaParts(folder: string, area: string | undefined): Promise<AreaParts> {
  const { asking, offering } = partFiles(folder, area);
  if (asking.length === 0 && offering === undefined) return noParts;
  // The compiler takes a second: only applications with parts wait for it.
  const { readParts } = await import('./read-parts.ts');
  return readParts(folder, asking, area === undefined || !offering ? undefined : { area, file: offering });
}
