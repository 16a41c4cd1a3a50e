/** The effects of a task, shown before they happen. */
export const en = {
  assign: (task: string, who: string | undefined, due: string | undefined) =>
    `‘${task}’ is assigned to ${who ?? 'nobody yet'}${due ? `, due ${due}` : ''}.`,
  assignFollowing: (task: string, who: string | undefined, due: string) =>
    `‘${task}’ is assigned to ${who ?? 'nobody yet'}, due ${due}.`,
  next: (task: string, who: string | undefined) =>
    `‘${task}’ no longer waits${who ? `; ${who} gets a reminder` : ''}.`,
  status: (status: string) => `The status becomes ‘${status}’.`,
  mail: (reader: string) => `${reader} gets an e-mail.`,
  before: {
    Started: 'What follows its start was done before and is not repeated.',
    Completed: 'What follows its completion was done before and is not repeated.',
  },
  /** Why a rule does nothing. */
  nothing: {
    taskUnknown: (task: string) => `No task is called ‘${task}’: nothing is assigned.`,
    taskInactive: (task: string) => `‘${task}’ is no longer active and is not assigned.`,
    taskElsewhere: (task: string) => `‘${task}’ is for another kind of record and is not assigned.`,
    taskOpen: (task: string) => `‘${task}’ is open here already and is not assigned again.`,
    taskDone: (task: string) => `‘${task}’ is completed just now and is not assigned again.`,
    noStatusHere: (status: string) => `This kind of record has no status to become ‘${status}’.`,
    statusUnknown: (status: string) => `The lists of this project have no status ‘${status}’: it stays.`,
    statusAlready: (status: string) => `The status is ‘${status}’ already.`,
    noAddress: (target: string) => `‘${target}’ is no e-mail address: no e-mail goes out.`,
    personAway: (name: string) =>
      `${name} does not see this project or is no longer active: no e-mail goes out.`,
  },
};
