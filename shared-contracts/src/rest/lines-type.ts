/** The type of an answer whose lines are JSON, each sent when there is something to tell. */
export const linesType = 'application/x-ndjson';
