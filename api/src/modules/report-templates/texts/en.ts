/** What is said of report templates, in English. */
export const en = {
  noFile: 'Template must contain at least one Template File.',
  /** Where files are deleted (001 §8). */
  lastFile: 'One or more records could not be deleted. Template must contain at least one Template File.',
};
