import type { ShellSegmentTexts } from '../../areas/shell-segments.ts';

/** Labels for segments of the shell's addresses that are not readable by themselves. */
export const en: ShellSegmentTexts = { rest: 'REST', graphql: 'GraphQL' };
