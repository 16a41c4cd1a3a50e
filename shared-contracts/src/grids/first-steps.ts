import * as v from 'valibot';

/** What an installation needs before its first project is worked on, in the order in which it is set up. */
export const firstSteps = ['company', 'people', 'flags', 'lists', 'templates', 'rates', 'project'] as const;

export type FirstStep = (typeof firstSteps)[number];

/** Answer of `GET ~/api/start/first-steps`: each step and whether it is done; empty once all are, and for others than system administrators. */
export const firstStepsSchema = v.array(v.object({ step: v.picklist(firstSteps), isDone: v.boolean() }));
