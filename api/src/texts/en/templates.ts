/** Refusals about templates and models. */
export const en = {
  foreignFile: 'A file of another company can be deleted by that company only.',
  notUploaded: 'The file of a template must have been uploaded before.',
  unfitName: 'The name of the file has characters that cannot be kept.',
  onlyAdministrators: 'Only a system administrator can change templates.',
  unchecked: (name: string) =>
    `The file “${name}” has not been checked as a template for this kind of report. Check it first.`,
  foreignFiles: 'A template with files of another company cannot be deleted.',
  unfitEvents: 'One or more of these events cannot be in this model.',
  noEvents: 'Select at least one event.',
};
