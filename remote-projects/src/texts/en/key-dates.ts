/** English texts of the key dates of a project. */
export const en = {
  item: 'key date',
  entity: 'key dates',
  name: 'Name',
  plannedDate: 'Planned',
  actualDate: 'Actual',
  notes: 'Notes',
  state: 'State',
  reachedToday: 'Reached today',
  states: {
    reached: 'Reached in time',
    reachedLate: 'Reached late',
    open: 'To come',
    late: 'Late',
    unplanned: 'Not planned',
  },
};
