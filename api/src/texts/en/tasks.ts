/** Refusals about assigned tasks. */
export const en = {
  noTasks: 'The model of this task manager has no tasks for such a record.',
  allOpen: 'All of these tasks are open there already.',
  mayNotAssign: 'You do not have the right to assign tasks here.',
  inactive: (task: string) => `‘${task}’ is no longer active. Choose another task.`,
  elsewhere: (task: string) => `‘${task}’ is for another kind of record. Choose one for this kind.`,
  openHere: (task: string) => `‘${task}’ is open here already. Complete it first.`,
  stranger: (name: string) =>
    `${name} does not see this project or is no longer active. Choose somebody of its companies.`,
  ofAnotherProject: 'This task belongs to another project. Choose one of this project.',
  circle: 'That task follows this one already: they would wait for each other. Choose another task.',
  modelFollowsItself: (way: string) =>
    `This task would follow itself: ${way}. Choose another task, or another date.`,
  modelWaitsForItself: (way: string) => `This task would wait for itself: ${way}. Choose another task.`,
  waitsTwice: 'This task is in the list already.',
  waitsInCircle: 'That task waits for this one already: neither could begin. Choose another task.',
  waitsFor: (names: string) => `It waits for ${names}. Complete that first.`,
  beginsOn: (day: string) => `It can begin on ${day} and not before.`,
};
