/** Texts of the dialogs of reports (002 §2, §8). */
export const en = {
  run: 'Run',
  cancel: 'Cancel',
  close: 'Close',
  generate: 'Generate',
  error: 'Report Error: {{message}}',
  waiting: 'Waiting for its turn …',
  reading: 'Reading: {{rows}} rows',
  writing: 'Writing: {{done}} of {{total}} rows',
  progress: 'Report',
  selected_one: 'Of {{count}} selected record.',
  selected_other: 'Of {{count}} selected records.',
  all: 'Of all records of the project.',
  unsavedTitle: 'Unsaved Changes',
  unsaved: 'Save changes before generating a document.',
};
