import * as v from 'valibot';

/** What an installation needs before work on its first project can begin, in the order of setting up. */
export const firstSteps = ['company', 'people', 'flags', 'lists', 'templates', 'rates', 'project'] as const;

export type FirstStep = (typeof firstSteps)[number];

/**
 * Response of `GET ~/api/start/first-steps`: each step and whether it is done; empty once all are done, and for people
 * other than system administrators.
 */
export const firstStepsSchema = v.array(v.object({ step: v.picklist(firstSteps), isDone: v.boolean() }));

/** Lists for which an installation can start with entries of its province, in the order in which they are needed. */
export const begunLists = [
  'agreement-types',
  'surface-status',
  'land-purpose-types',
  'compensation-types',
  'instrument-types',
  'landowner-types',
  'stakeholder-types',
  'obligation-types',
  'event-types',
  'broker-project-status',
  'operator-project-status',
  'survey-status',
  'member-roles',
  'rate-categories',
] as const;

export type BegunList = (typeof begunLists)[number];

/** Response of `GET ~/api/start/first-entries`: the codes in each of these lists. */
export const listCodesSchema = v.array(
  v.object({ list: v.picklist(begunLists), codes: v.array(v.string()) }),
);
