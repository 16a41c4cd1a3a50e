import * as v from 'valibot';

/**
 * The person's pieces of work that wait for the server, by kind of work (`spatial`, `report` …): how many pieces of
 * other people are ahead of the first of them.
 */
export const waitingSchema = v.array(v.object({ work: v.string(), ahead: v.number() }));
