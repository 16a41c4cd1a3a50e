/** Decisions on lines of time that do not edit their week, as its history shows them. */
export const timeDecisions = [
  'approved',
  'billed',
  'calledBack',
  'deleted',
  'held',
  'rated',
  'released',
  'returned',
  'sentBack',
  'submitted',
  'unapproved',
] as const;

export type TimeDecision = (typeof timeDecisions)[number];
