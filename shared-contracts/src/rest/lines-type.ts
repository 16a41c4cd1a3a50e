/** The media type of an answer whose lines are JSON objects, each sent when there is news. */
export const linesType = 'application/x-ndjson';
