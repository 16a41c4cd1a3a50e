import type { ShellSegmentTexts } from '../../areas/shell-segments.ts';

/** What segments of the shell's addresses are called where they do not say it well themselves. */
export const en: ShellSegmentTexts = { rest: 'REST', graphql: 'GraphQL' };
