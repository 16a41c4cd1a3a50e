/** The mail about an assigned task. */
export const en = {
  subject: (task: string) => `New task: ${task}`,
  assigned: (task: string, project: string) => `The task ‘${task}’ on ${project} is now yours.`,
  assignedOn: (task: string, record: string, project: string) =>
    `The task ‘${task}’ on ${record} of ${project} is now yours.`,
  due: (day: string) => `It is due on ${day}.`,
  button: 'Open the task',
  footer: 'Your tasks are on the start screen of Rightway.',
};
