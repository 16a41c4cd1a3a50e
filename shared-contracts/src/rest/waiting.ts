import * as v from 'valibot';

/**
 * The person's jobs that wait for the server, by kind of work (`spatial`, `report` …): the number of other people's
 * jobs ahead of the first of them.
 */
export const waitingSchema = v.array(v.object({ work: v.string(), ahead: v.number() }));
