import { type LandProblem, landProblem } from './land-problem.ts';
import type { LegalDescription } from './legal-description.ts';
import { type Township, townshipProblem } from './township.ts';
import type { WrittenLand } from './written-land.ts';

/**
 * The land or whole township that was written, or the reason why it does not exist; undefined if too little was
 * written.
 */
export function landOf(written: WrittenLand): LegalDescription | Township | LandProblem | undefined {
  const { section, township, range, meridian, quarter, lsd, isUnclear, isTownship } = written;
  if (isUnclear) return { kind: 'unclear', n: section ?? 0 };
  if (township === undefined || range === undefined || meridian === undefined) return undefined;
  if (section === undefined) {
    const whole = { meridian, range, township };
    const problem = townshipProblem(whole);
    if (problem || isTownship) return problem ?? whole;
    return { kind: 'sectionMissing', n: township, ...whole };
  }
  const land: LegalDescription = {
    ...{ system: 'DLS', meridian, range, township, section },
    ...(lsd === undefined ? {} : { lsd }),
    ...(quarter === undefined ? {} : { quarter }),
  };
  return landProblem(land) ?? land;
}

/** The whole township that was meant if no section was written. */
export function townshipIn(problem: LandProblem | undefined): Township | undefined {
  if (problem?.kind !== 'sectionMissing') return undefined;
  const { meridian, range, township } = problem;
  return meridian !== undefined && range && township ? { meridian, range, township } : undefined;
}
