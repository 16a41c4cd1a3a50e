/** Business constants (000 §9); lengths in characters, times in milliseconds. */
export const limits = {
  second: 1000,
  textDebounce: 500,
  picklistPage: 100,
  businessAssociatePicklistPage: 1000,
  /** Rows of a list's page where nothing else is asked for. */
  listPage: 50,
  /** Rows below a record that a list without a `first` of its own gives. */
  nestedRows: 1000,
  textarea: 10_000,
  url: 255,
  displayName: 250,
  documentNotes: 1000,
  masterDataCode: 30,
  masterDataName: 100,
  masterDataDescription: 10_000,
  phoneDigits: 10,
  integerDigits: 10,
  decimals: 4,
  /** How long a remote may take before its area is given up. */
  remoteLoad: 10_000,
} as const;

/** Display formats in dayjs notation (000 §9: MMM-dd-yyyy and yyyy-MM-dd). */
export const dateFormats = { display: 'MMM-DD-YYYY', input: 'YYYY-MM-DD' } as const;

/** Sizes of windows and dialogs in CSS pixels (000 §9). */
export const sizes = {
  confirmationModal: 400,
  linkWizard: 705,
  wizardButton: 120,
  popup: { width: 1280, height: 768 },
  gridRow: 50,
  gridFilter: 158,
  gridColumn: 100,
  gridSlideArrow: 30,
} as const;
