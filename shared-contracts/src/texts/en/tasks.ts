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
  due: {
    /** A task that follows a date: '10 working days before the key date ‘Spud’'. */
    rule: '{length} {side} {anchor}',
    sameDay: 'on the day of {anchor}',
    sides: { After: 'after', Before: 'before' },
    one: {
      Days: '1 day',
      WorkingDays: '1 working day',
      AlbertaDays: '1 Government of Alberta working day',
      Weeks: '1 week',
      Months: '1 month',
    },
    many: {
      Days: '{n} days',
      WorkingDays: '{n} working days',
      AlbertaDays: '{n} Government of Alberta working days',
      Weeks: '{n} weeks',
      Months: '{n} months',
    },
    anchors: {
      Assigned: 'its assignment',
      NamedDate: 'the key date ‘{name}’',
      TaskDue: 'the due date of ‘{name}’',
      TaskDone: 'the completion of ‘{name}’',
      Sent: 'the sending',
      Signed: 'the last signature',
      ConsentRequested: 'the request for consent',
      Consent: 'the consent',
      SentToField: 'the sending to the field',
      PlansReceived: 'the receipt of the plans',
      Effective: 'its effective date',
      Expiry: 'its expiry',
      Received: 'its receipt',
      Notified: 'the notice',
      Answered: 'the response',
      Completed: 'its completion',
    },
    noName: 'Name the key date that the task follows.',
    noTask: 'Choose the task that it follows.',
    notHere: 'This kind of record has no such date. Choose another one.',
  },
};
