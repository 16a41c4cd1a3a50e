/** What is refused of assigned tasks. */
export const en = {
  noTasks: 'The model of this task manager has no tasks for such a record.',
  allOpen: 'All of these tasks are open there already.',
  mayNotAssign: 'You do not have the right to assign tasks here.',
};
