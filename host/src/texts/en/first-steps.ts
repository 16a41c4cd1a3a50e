/** English texts of the list of first steps, which only a new installation shows. */
export const en = {
  title: 'First steps',
  purpose: 'What Rightway needs before the first project is worked on. Each step is ticked by what is there.',
  done: 'Done',
  open: 'To do',
  hide: 'Hide this list',
  steps: {
    company: 'Name your company, and add an office',
    people: 'Invite the people who work with you',
    flags: 'Switch on the parts of Rightway that you use',
    lists: 'Fill the lists: agreement types, surface status, land purposes',
    templates: 'Add a template for letters and reports',
    rates: 'Add the rates that time is billed at',
    project: 'Make the first project',
  },
};
