import { en as refusals } from './refusals.ts';

/** Messages about assigned tasks, used by their form and by the API. */
export const en = {
  locks: {
    readOnly: refusals.readOnly,
    project: 'You may not edit this project, and this task is not yours. Ask an editor of the project.',
    kept: 'What is to be done stays as it was assigned. Delete the task and assign another one.',
    planned: 'Whoever edits the project plans this. You can start, hold and complete your task.',
  },
  faults: {
    startedAhead: 'A task cannot be started on a day to come. Give today or an earlier day.',
    completedAhead: 'A task cannot be completed on a day to come. Give today or an earlier day.',
    completedEarly: 'A task is completed on the day that it was started or later.',
    heldDone: 'A completed task is not on hold. Take one of the two away.',
  },
};
