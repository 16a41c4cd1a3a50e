/** Faults of a report template (001 §8). */
export const en = {
  noFile: 'Template must contain at least one Template File.',
  notDeleted: 'One or more records could not be deleted.',
};
