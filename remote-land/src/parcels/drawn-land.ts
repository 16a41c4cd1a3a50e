import { areasOf, landOfParts, readOutline } from 'shared-contracts/land';
import { polygonOf } from 'shared-contracts/land-survey';
import type { RoutePosition } from 'shared-contracts/projects';
import type { FormRow } from 'shared-ui/form';

type Ring = readonly RoutePosition[];

/** The theoretical outline of each part that lies in a survey. */
export const theoreticalRings = (parts: readonly FormRow[]): readonly Ring[] =>
  landOfParts(
    parts.map(({ legalDescription, isInWords }) => ({
      legalDescription: typeof legalDescription === 'string' ? legalDescription : '',
      isInWords: isInWords === true,
    })),
  ).map(polygonOf);

/** The rings of a surveyed outline; none where there is none. */
export function surveyedRings(value: unknown): readonly Ring[] {
  if (!value) return [];
  const outline = readOutline(value);
  return 'type' in outline ? areasOf(outline).flat() : [];
}
