import { pair } from '../../../records/reading/named-records.ts';

/** What is said of tasks, in English. */
export const en = {
  mail: {
    subject: (task: string) => `New task: ${task}`,
    greeting: (name: string) => `Hello ${name},`,
    assigned: (task: string, project: string) => `The task ‘${task}’ on ${project} is now yours.`,
    due: (day: string) => `It is due on ${day}.`,
    button: 'Open my tasks',
    footer: 'Your tasks stand on the start screen of Rightway.',
  },
  /** What one record is called where they are counted, and many. */
  records: {
    TaskRole: pair('role', 'roles'),
    Team: pair('team', 'teams'),
    Task: pair('task', 'tasks'),
    TaskModel: pair('task model', 'task models'),
    TaskManager: pair('task manager', 'task managers'),
  },
};
