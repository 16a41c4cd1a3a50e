/** Names of the fields of the form benchmark. */
export const fieldNames: readonly string[] = Array.from({ length: 200 }, (_, index) => `field${index}`);

/** The field that is typed into, in the middle of the form. */
export const typedField = 'field100';
