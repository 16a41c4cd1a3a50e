import type { AreaDeclaration, AreaName } from 'shared-contracts/area';
import { gridSources } from 'shared-contracts/grids';
import { declarationProblems } from 'shared-contracts/start';
import type { Db } from '../../platform/db/database.ts';
import { readRegistry } from './release-store.ts';

const knownLists: ReadonlySet<string> = new Set(gridSources.map(({ name }) => name));

/** The problems of a release's declaration of its area, compared with the current releases of the other areas. */
export async function problemsOfDeclaration(
  db: Db,
  area: AreaName,
  start: AreaDeclaration,
): Promise<string[]> {
  const others = (await readRegistry(db))
    .filter((other) => other.area !== area)
    .flatMap((other) =>
      [other.stable, other.candidate].flatMap((release) =>
        release?.start ? [{ area: other.area, start: release.start }] : [],
      ),
    );
  return declarationProblems({ area, start }, others, knownLists);
}
