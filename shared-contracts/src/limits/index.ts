import { hour, minute } from './durations.ts';

export { isBlockedPort } from './blocked-ports.ts';
export { type BoundedPattern, bounded, withoutEnd } from './bounded-pattern.ts';
export { day, hour, minute, second } from './durations.ts';

/** Business constants (000 §9); lengths in characters, times in milliseconds. */
export const limits = {
  second: 1000,
  textDebounce: 500,
  picklistPage: 100,
  businessAssociatePicklistPage: 1000,
  /** Default number of rows on a list's page. */
  listPage: 50,
  /** Rows below a record that a list without a `first` of its own gives. */
  nestedRows: 1000,
  /** Rows of a grid that one cell can be filled down into; each is read whole. */
  filledRows: 100,
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
  /** Largest manifest of a release that is read, in bytes; the suite's largest has a tenth of it. */
  releaseManifest: 1_048_576,
  /** Largest script of a release that gives no size for it, in bytes. */
  releaseFile: 16_777_216,
  /** How often an open page asks whether flags or releases have changed. */
  startRefresh: 15_000,
  /** How long the documents of a record are taken for current. */
  documentsCache: 120_000,
  /** How long 'Copied!' and 'Copy Failed' are shown. */
  copyFeedback: 2000,
  /** How long a date field waits before it reports a change. */
  dateDebounce: 1000,
} as const;

/** Longest texts of the records, in characters (001 §5, 002 §5). */
export const lengths = {
  associate: { name: 250, notes: 10_000, communicationNotes: 416, safetyNote: 200 },
  contact: {
    name: 100,
    title: 100,
    address2: 100,
    address3: 100,
    email: 200,
    secondaryEmail: 416,
    postalCode: 40,
    phoneNumber: 40,
    phoneExtension: 20,
  },
  city: { name: 100 },
  operatorProjectStatus: { code: 16 },
  masterModel: { name: 100 },
  reportTemplate: { name: 100 },
  agreement: { name: 150, referenceNumber: 30 },
  communication: { comments: 100_000 },
  event: { notes: 10_000 },
  request: { requestScope: 25_000 },
  stakeholder: { landInterest: 100, distanceToInterest: 100 },
  document: { name: 250, url: 255, notes: 1000 },
  area: { division: 100 },
  additionalInfoOption: { optionValue: 100 },
  landPurpose: { category: 100 },
  surfaceStatus: { status: 100 },
  company: { name: 200 },
  rate: { description: 200 },
  taskRule: { target: 200 },
  assignedTask: { notes: 10_000 },
  gisService: { layer: 100, token: 1000 },
  user: { name: 100, userName: 254, workEmail: 254, workTitle: 100 },
} as const;

/** Longest texts where the specification names none, in characters: 'text' is any other field. */
export const chosenLengths = {
  associate: { postalCode: 40, phoneNumber: 40, text: 250 },
  contact: { address1: 250, notes: 10_000 },
  /** Key dates, obligations, engagements. */
  projectRow: { name: 100, notes: 10_000 },
  surfaceProject: { description: 250, number: 100, uwi: 60, infoValue: 1000 },
  /** Parcels, titles, title tracts and instruments. */
  land: { number: 60, group: 20, name: 250, description: 250, address: 500, notes: 10_000 },
  agreement: { number: 100, agreementName: 250, subProjectType: 100, notes: 10_000 },
  /** Landowners, payments and what became of an agreement. */
  agreementRow: { legalName: 250, legalAddress: 500, name: 100, number: 100, notes: 10_000 },
  /** Requests and their items. */
  request: { conditions: 10_000, number: 100, status: 100, description: 10_000, text: 100, notes: 10_000 },
  /** Pauses and revisions of those who are consulted. */
  consultation: { level: 100, reason: 1000, details: 10_000 },
  /** Time, and invoices for it. */
  billing: {
    description: 500,
    notes: 10_000,
    reason: 1000,
    terms: 200,
    address: 500,
    taxNumber: 40,
    work: 200,
  },
  provincialRule: {
    level: 100,
    section: 100,
    source: 250,
    recipients: 1000,
    checklist: 10_000,
    checkFound: 4000,
  },
} as const;

/**
 * Comments: the longest text, the people that one may mention, how many a person may write in a minute, and the people that
 * are offered to be mentioned.
 */
export const commentLimits = { text: 5000, mentions: 20, perMinute: 20, offered: 8 } as const;

/** Tasks: the longest distance from the date that one follows, how many dates that move are listed, and how many tasks one waits for. */
export const taskLimits = { dueCount: 3650, moves: 500, blockers: 50 } as const;

/**
 * The rehearsal of an edit of a rule: clocks that it lists, records that it reads at once, and milliseconds after which
 * it returns the results so far.
 */
export const rehearsalLimits = { listed: 200, page: 100, milliseconds: 30_000 } as const;

/** Largest number of rows of one agreement, and of agreements in one call. */
export const agreementLimits = {
  landowners: 200,
  occupants: 200,
  parcels: 500,
  titles: 200,
  compensations: 200,
  payments: 500,
  lifeSteps: 100,
  /** Agreements of one bulk edit. */
  bulk: 1000,
  /** Legal descriptions of one list out of a letter. */
  descriptions: 200,
  /** Agreements that replaced each other, one after the other. */
  chain: 100,
} as const;

/** Rows that one request item may hold. */
export const requestLimits = { parcels: 500, roads: 200, revisions: 200 } as const;

/** People on a contact card, and numbers of an associate's contacts where the record names none of them. */
export const contactCardLimits = { people: 50, otherNumbers: 4 } as const;

/** Largest number of rows of one stakeholder or engagement, and limits of a consultation. */
export const consultationLimits = {
  types: 100,
  parcels: 500,
  revisions: 200,
  pauses: 100,
  /** Days without any contact, while there is no answer, after which a regulator asks why. */
  contactGap: 30,
  /** Recipients of the board in the first request, and in one call at most. */
  boardFirst: 40,
  boardPage: 500,
  /** Lines of the log that one call answers. */
  logPage: 500,
  /** Recipients that one letter can be filed on. */
  letterRecipients: 500,
} as const;

/** Limits of weeks of time and invoices. */
export const billingLimits = {
  /** Lines of one week. */
  entries: 500,
  /** Hours of one day. */
  dayHours: 24,
  /** Hours of one week. */
  weekHours: 168,
  /** Lines of time in one decision, and on one invoice. */
  lines: 2000,
  /** Weeks for which one call returns who has not submitted. */
  weeks: 12,
  /** Decimals of hours, kilometres and pieces: with prices in cents, amounts are exact to four decimals. */
  quantityDecimals: 2,
  /** Days that work in progress is aged by. */
  ages: [30, 60, 90],
  /** Groups of a summary. */
  groups: 200,
  /** Lines of a page of work in progress. */
  page: 500,
  /** Amounts from which a Canadian invoice must hold more. */
  /** Years after today to which an invoice may be dated: a later date is a mistyped year. */
  yearsAhead: 10,
  /** Per cent: the highest rate of HST in a province. */
  highestTax: 15,
  invoiceAmounts: { registration: 100, buyer: 500 },
  /** Bytes of the receipts that a mail takes along: with what a mail adds, servers refuse more than 25 MB. */
  mailBytes: 15 * 1024 ** 2,
  /** What is typed on a draft: the largest amount in dollars, and the decimals of a discount in per cent. */
  charge: { most: 99_999_999.99, percentDecimals: 2 },
} as const;

/** The most that one surface project may have, and how long a person counts as having it open, in milliseconds. */
export const projectLimits = {
  infoItems: 100,
  /** Agreements, requests or stakeholders that one order numbers. */
  ordered: 10_000,
  /** Positions of a route. */
  routePoints: 5000,
  /** How often an open form reports that it is open. */
  presenceRenewed: 30_000,
  /** After how long without a sign somebody is taken to have left. */
  presenceForgotten: 75_000,
} as const;

/** Limits of one parcel or title, and after how many days a title's search is old. */
export const landLimits = {
  parts: 200,
  roadAllowances: 100,
  parcels: 200,
  owners: 200,
  parties: 200,
  /** Titles in the chain of a tract: all that its form reads, as it saves them as one list. */
  titles: 200,
  /** Positions of an outline. */
  outlinePoints: 5000,
  /** Characters of a text that legal descriptions are read from. */
  pastedText: 20_000,
  /** Days after which the content of a title may have changed. */
  searchLife: 30,
  /** By how much the shares of a title may exceed the whole (decision 57). */
  shareTolerance: 0.01,
} as const;

/** Limits of what a map shows and of its zoom (002 §9), and of what the API draws for one. */
export const mapLimits = {
  zoom: { least: 5, most: 17 },
  /** Share of their size that is left around bounds. */
  boundsPadding: 0.05,
  tooltipFields: 25,
  featureService: { least: 15, most: 19 },
  legendFillOpacity: 0.5,
  /** Zooms of tiles, which are 512 CSS pixels wide: one less than those of the map. */
  tileZoom: { least: 3, most: 16 },
  /** Units along a tile's side, and of the margin drawn beyond each edge. */
  tileExtent: 4096,
  tileBuffer: 64,
  /** Shapes of one tile; where there are more, one for each of so many cells a side is drawn. */
  tileShapes: 4000,
  tileCells: 128,
  /** Shapes and positions of a spatial file that is drawn. */
  fileShapes: 20_000,
  filePositions: 400_000,
  /** Spatial files that are offered together. */
  files: 200,
  layers: 500,
  /** Characters of a layer's properties. */
  propertiesText: 2000,
  /** Characters of a field that colours are by, and of the text that drawn features contain. */
  fieldName: 200,
  containsText: 200,
  /** Sheets of one printed series. */
  sheets: 200,
  /** Values of a field that a legend names. */
  legendEntries: 60,
  /** Statuses that a person leaves out of a layer. */
  hiddenStatuses: 100,
  /** Features that can be selected together. */
  selected: 1000,
  /** Metres around a route, and parcels that are listed along it. */
  aroundMetres: 50_000,
  alongParcels: 2000,
  /** How long an explorer's query is kept for its map (decision 64). */
  viewMinutes: 60,
} as const;

/** Passwords (001 §5), in characters. */
export const password = { shortest: 8, longest: 40 } as const;

/** Links and codes of the onboarding wizard (decision 38), in milliseconds. */
export const onboarding = {
  invitationLife: 7 * 24 * hour,
  resetLife: 24 * hour,
  codeLife: 10 * minute,
  /** How long after its code was validated a link sets the password. */
  validatedLife: 15 * minute,
  wrongCodes: 5,
  /** Codes that one link may ask for. */
  codesOfLink: 10,
  codeDigits: 6,
} as const;

/** Uploads (000 §9, decision 35): a file of exactly the largest size passes. */
export const upload = {
  largestMegabytes: 200,
  megabyte: 1_048_576,
  /** Width of the progress bar in CSS pixels a per cent. */
  progressWidth: 1.8,
} as const;

/** Units of a numeric term, as they are shown. */
export const termUnits = ['Days', 'Months', 'Years', 'N/A'] as const;

/** Values that one cell shows before '(+N more)' (002 §9). */
export const cellValues = { grantorRequests: 4, parcels: 1, stakeholderTypes: 2 } as const;

/** Options of a picklist that are visible at the same time (001 §9, 002 §9). */
export const visibleOptions = { contact: 3, agreementType: 6, surfaceStatus: 6, sortType: 5 } as const;

/** Display formats in dayjs notation (000 §9: MMM-dd-yyyy and yyyy-MM-dd). */
export const dateFormats = {
  display: 'MMM-DD-YYYY',
  input: 'YYYY-MM-DD',
  lastModified: 'MMM-D-YYYY [at] h:mma',
} as const;

/** Sizes of windows and dialogs in CSS pixels (000 §9). */
export const sizes = {
  confirmationModal: 400,
  linkWizard: 705,
  wizardButton: 120,
  popup: { width: 1280, height: 768 },
  gridRow: 50,
  gridHeader: 32,
  /** Rows of the explorer: more of them than in the project areas' grids. */
  gridDenseRow: 32,
  gridFilter: 158,
  gridColumn: 100,
  gridSlideArrow: 30,
  contactPanel: 365,
  devPanel: { threshold: 70, width: 500, inWizard: 275 },
} as const;
