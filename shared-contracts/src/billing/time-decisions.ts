/** What becomes of lines of time without that their week is edited, as its history tells it. */
export const timeDecisions = [
  'approved',
  'billed',
  'deleted',
  'held',
  'rated',
  'released',
  'returned',
  'sentBack',
  'submitted',
] as const;

export type TimeDecision = (typeof timeDecisions)[number];
