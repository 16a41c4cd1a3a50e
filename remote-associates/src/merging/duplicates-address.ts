/** The segment of the review list in the place of an id. */
export const duplicatesId = 'duplicates';
