/** Segments of the shell's own addresses. */
type ShellSegment =
  | 'docs'
  | 'help'
  | 'rest'
  | 'graphql'
  | 'rollout'
  | 'inbox'
  | 'settings'
  | 'calendars'
  | 'areas'
  | 'flags'
  | 'tokens'
  | 'violations';

/** What a language calls them; one that it leaves out is read as it is written. */
export type ShellSegmentTexts = Readonly<Partial<Record<ShellSegment, string>>>;
