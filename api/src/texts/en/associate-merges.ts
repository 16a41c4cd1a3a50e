/** Messages about merging business associates, in English. */
export const en = {
  administrators: 'System administrators merge business associates. Ask one of them.',
  same: 'Choose two business associates.',
  client: 'A client can only be the one that stays. Merge the other way round.',
  synchronized:
    'What the linked land system keeps can only be the one that stays. Merge the other way round.',
  accounting: 'What accounting keeps can only be the one that stays. Merge the other way round.',
  mergedBefore: 'This was merged already. Open the one that stayed.',
  mergedAway: (name: string) =>
    `This was merged into ${name} meanwhile, and nothing was saved. Open ${name} and save there.`,
  undone: 'This merge was undone already.',
  mergedOn: (name: string) => `The one that stayed was merged into ${name} since. Undo that merge first.`,
  winnerDeleted: 'The merge cannot be undone: the one that stayed was deleted since.',
  changedSince: 'The merge cannot be undone: what was merged has been changed since.',
  deleters: 'Editors, super users and system administrators delete business associates. Ask one of them.',
  manyCompared: (most: number) =>
    `Not more than ${most} numbers, addresses and parcels can be compared at once.`,
  field: 'This field is none that people write.',
};
