/** What stands for an id in the address of the review list. */
export const duplicatesId = 'duplicates';
