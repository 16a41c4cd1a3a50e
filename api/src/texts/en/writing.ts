const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Messages about writing records, in English. */
export const en = {
  changed: (names: string) => `This record was changed by ${names} while you were editing it.`,
  rowsChanged: (names: string) => `Several records were changed by ${names} while you were editing them.`,
  changedByYou: 'This record was changed by you in another tab or window while you were editing it here.',
  rowsChangedByYou:
    'Several records were changed by you in another tab or window while you were editing them here.',
  deletedBefore: 'A record of this id was deleted. Make a new one.',
  idOnce: 'A record can be saved only once at a time.',
  tooManySaved: (most: number) => `Not more than ${most} records can be saved at once.`,
  tooManyDeleted: (most: number) => `Not more than ${most} records can be deleted at once.`,
  /** The records that use another one, for example 3 agreements. */
  uses: (count: number, { one, many }: { readonly one: string; readonly many: string }) =>
    `${count} ${count === 1 ? one : many}`,
  otherRecords: { one: 'other record', many: 'other records' },
  /** What uses a record and is not shown to the person; it is not counted. */
  unseenRecords: 'records that you may not see',
  usedBy: (uses: readonly string[]) => `It is used by ${list.format(uses)}.`,
  namedUsedBy: (name: string, uses: readonly string[]) => `‘${name}’ is used by ${list.format(uses)}.`,
  deactivate: 'Make it inactive instead.',
  removeUses: 'Remove it there first.',
  rowInUse: 'Other records use a row that was taken out. Put it back, or make it inactive instead.',
  namedMerged: (name: string) => `This was merged into ${name} in the meantime. Choose ${name} instead.`,
  rowElsewhere:
    'Nothing was saved: one of the rows belongs to another record. Reload the page, and add the row again.',
  namedGone: 'A record that is named here was deleted in the meantime. Choose another one.',
};
