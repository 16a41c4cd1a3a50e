/** The mail that a rule of a task sends. */
export const en = {
  started: (task: string, record: string) => `Started: ${task} on ${record}`,
  completed: (task: string, record: string) => `Completed: ${task} on ${record}`,
  startedBy: (task: string, record: string, by: string | undefined, day: string | undefined) =>
    `the task ‘${task}’ on ${record} was started${by ? ` by ${by}` : ''}${day ? ` on ${day}` : ''}.`,
  completedBy: (task: string, record: string, by: string | undefined, day: string | undefined) =>
    `the task ‘${task}’ on ${record} was completed${by ? ` by ${by}` : ''}${day ? ` on ${day}` : ''}.`,
  project: (project: string) => `It belongs to the project ${project}.`,
  button: 'Open the task',
  footer: 'A rule of this task sends this e-mail. The administrators of Rightway can change it.',
};
