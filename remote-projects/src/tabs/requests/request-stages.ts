/** How far a request is, in the order in which it goes. */
const requestStages = ['toSend', 'waiting', 'received', 'completed'] as const;

type RequestStage = (typeof requestStages)[number];

/** The requests that the tab shows: all, or those at a stage. */
export const requestFilters = ['all', ...requestStages] as const;

type RequestFilter = (typeof requestFilters)[number];

interface RequestDates {
  readonly sentDate?: unknown;
  readonly receivedDate?: unknown;
  readonly completedDate?: unknown;
}

/** How far a request is, by its days: the furthest one counts. One that is sent and neither answered nor completed waits. */
export function stageOf({ sentDate, receivedDate, completedDate }: RequestDates): RequestStage {
  if (completedDate) return 'completed';
  if (receivedDate) return 'received';
  return sentDate ? 'waiting' : 'toSend';
}

/** Whether a word of an address names a filter of requests. */
export const isRequestFilter = (name: unknown): name is RequestFilter =>
  requestFilters.some((filter) => filter === name);
