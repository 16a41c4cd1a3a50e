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

/** The names of these segments in a language; a segment without a name is shown as it is written. */
export type ShellSegmentTexts = Readonly<Partial<Record<ShellSegment, string>>>;
