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
  /** How many rows below a record a list returns if the query does not set `first`. */
  nestedRows: 1000,
  /** How many rows of a grid a cell can be filled down into; each of them is read whole. */
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
  /** How long a remote may take to load before its area is reported as failed. */
  remoteLoad: 10_000,
  /** The maximum size of a release's manifest, in bytes; the suite's largest has a tenth of it. */
  releaseManifest: 1_048_576,
  /** The maximum size of a release's script, in bytes, if the release does not state it. */
  releaseFile: 16_777_216,
  /** How often an open page asks whether flags or releases have changed. */
  startRefresh: 15_000,
  /** For how long the read documents of a record count as current. */
  documentsCache: 120_000,
  /** How long 'Copied!' and 'Copy Failed' are shown. */
  copyFeedback: 2000,
  /** How long a date field waits before it reports a change. */
  dateDebounce: 1000,
} as const;

/** The maximum lengths of texts in records, in characters (001 §5, 002 §5). */
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

/**
 * The maximum lengths of texts for which the specification gives none, in characters; 'text' is for all other fields.
 */
export const chosenLengths = {
  associate: { postalCode: 40, phoneNumber: 40, text: 250 },
  contact: { address1: 250, notes: 10_000 },
  /** Key dates, obligations, engagements. */
  projectRow: { name: 100, notes: 10_000 },
  surfaceProject: { description: 250, number: 100, uwi: 60, infoValue: 1000 },
  /** Parcels, titles, title tracts and instruments. */
  land: { number: 60, group: 20, name: 250, description: 250, address: 500, notes: 10_000 },
  agreement: { number: 100, agreementName: 250, subProjectType: 100, notes: 10_000 },
  /** Landowners, payments and the life of an agreement. */
  agreementRow: { legalName: 250, legalAddress: 500, name: 100, number: 100, notes: 10_000 },
  /** Requests and their items. */
  request: { conditions: 10_000, number: 100, status: 100, description: 10_000, text: 100, notes: 10_000 },
  /** Pauses and revisions of people who are consulted. */
  consultation: { level: 100, reason: 1000, details: 10_000 },
  /** Time, and the invoices for it. */
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
 * Comments: the maximum length, the number of people that one may mention, how many comments a person may write per
 * minute, and how many people are suggested for a mention.
 */
export const commentLimits = { text: 5000, mentions: 20, perMinute: 20, offered: 8 } as const;

/**
 * Tasks: the longest distance from the followed date, how many moved dates are listed, and how many tasks one may wait
 * for.
 */
export const taskLimits = { dueCount: 3650, moves: 500, blockers: 50 } as const;

/**
 * The rehearsal of a rule's edit: how many clocks it lists, how many records it reads at once, and after how many
 * milliseconds it returns the results so far.
 */
export const rehearsalLimits = { listed: 200, page: 100, milliseconds: 30_000 } as const;

/** The maximum number of rows of one agreement, and of agreements in one call. */
export const agreementLimits = {
  landowners: 200,
  occupants: 200,
  parcels: 500,
  titles: 200,
  compensations: 200,
  payments: 500,
  lifeSteps: 100,
  /** Agreements in one bulk edit. */
  bulk: 1000,
  /** Legal descriptions in one list, for example from a letter. */
  descriptions: 200,
  /** Agreements that have replaced each other, one after another. */
  chain: 100,
} as const;

/** The maximum number of rows of one request item. */
export const requestLimits = { parcels: 500, roads: 200, revisions: 200 } as const;

/**
 * The maximum number of people on a contact card, and of phone numbers of an associate's contacts if the record names
 * no contact.
 */
export const contactCardLimits = { people: 50, otherNumbers: 4 } as const;

/** The maximum number of rows of one stakeholder or engagement, and limits of a consultation. */
export const consultationLimits = {
  types: 100,
  parcels: 500,
  revisions: 200,
  pauses: 100,
  /** The number of days without any contact, while there is no answer, after which a regulator asks for the reason. */
  contactGap: 30,
  /** Recipients of the board in the first request, and the maximum in one call. */
  boardFirst: 40,
  boardPage: 500,
  /** Lines of the log in one answer. */
  logPage: 500,
  /** Recipients for whom one letter can be filed. */
  letterRecipients: 500,
} as const;

/** Limits for weeks of time and for invoices. */
export const billingLimits = {
  /** Lines in one week. */
  entries: 500,
  /** Hours in one day. */
  dayHours: 24,
  /** Hours in one week. */
  weekHours: 168,
  /** Lines of time in one decision, and on one invoice. */
  lines: 2000,
  /** The maximum number of weeks for which one call returns the people who have not submitted. */
  weeks: 12,
  /** Decimals of hours, kilometres and pieces: with prices in cents, amounts are exact to four decimals. */
  quantityDecimals: 2,
  /** The ages in days by which work in progress is grouped. */
  ages: [30, 60, 90],
  /** Groups in a summary. */
  groups: 200,
  /** Lines on a page of work in progress. */
  page: 500,
  /** How many years after today an invoice may be dated: a later date is a mistyped year. */
  yearsAhead: 10,
  /** In percent: the highest rate of HST in a province. */
  highestTax: 15,
  /** Amounts in dollars from which an invoice must state more (Input Tax Credit Information (GST/HST) Regulations). */
  invoiceAmounts: { registration: 100, buyer: 500 },
  /**
   * The maximum size in bytes of the receipts attached to a mail: encoded, they must stay below the 25 MB that mail
   * servers accept.
   */
  mailBytes: 15 * 1024 ** 2,
  /** What may be typed on a draft: the largest amount in dollars, and the decimals of a discount in percent. */
  charge: { most: 99_999_999.99, percentDecimals: 2 },
} as const;

/** The maximum sizes of one project, and the times in milliseconds that decide whether a person has it open. */
export const projectLimits = {
  infoItems: 100,
  /** The maximum number of agreements, requests or stakeholders that are put in an order. */
  ordered: 10_000,
  /** Positions of a route. */
  routePoints: 5000,
  /** How often an open form reports that it is open. */
  presenceRenewed: 30_000,
  /** After this time without a report, a person counts as having left. */
  presenceForgotten: 75_000,
} as const;

/** Limits of one parcel or title, and after how many days the search of a title is old. */
export const landLimits = {
  parts: 200,
  roadAllowances: 100,
  parcels: 200,
  owners: 200,
  parties: 200,
  /** Titles in the chain of a tract: its form reads all of them, as it saves them as one list. */
  titles: 200,
  /** Positions of an outline. */
  outlinePoints: 5000,
  /** Characters of a text in which legal descriptions are looked for. */
  pastedText: 20_000,
  /** The number of days after which the content of a title may have changed. */
  searchLife: 30,
  /** By how much the shares of a title may exceed the whole (decision 57). */
  shareTolerance: 0.01,
} as const;

/** Limits of what a map shows and of its zoom (002 §9), and of what the API draws for a map. */
export const mapLimits = {
  zoom: { least: 5, most: 17 },
  /** The margin around bounds, as a share of their size. */
  boundsPadding: 0.05,
  tooltipFields: 25,
  featureService: { least: 15, most: 19 },
  legendFillOpacity: 0.5,
  /** The zooms of tiles, which are 512 CSS pixels wide: one less than the zooms of the map. */
  tileZoom: { least: 3, most: 16 },
  /** Units along the side of a tile, and of the margin that is drawn beyond each edge. */
  tileExtent: 4096,
  tileBuffer: 64,
  /**
   * The maximum number of shapes in a tile; if there are more, the tile is divided into this many cells a side and one
   * shape is drawn for each.
   */
  tileShapes: 4000,
  tileCells: 128,
  /** The maximum number of shapes and positions in a spatial file that is drawn. */
  fileShapes: 20_000,
  filePositions: 400_000,
  /** The maximum number of spatial files that are offered together. */
  files: 200,
  layers: 500,
  /** Characters of a layer's properties. */
  propertiesText: 2000,
  /** Characters of the name of a colouring field, and of the text by which features are filtered. */
  fieldName: 200,
  containsText: 200,
  /** Sheets in one printed series. */
  sheets: 200,
  /** The maximum number of values in a legend. */
  legendEntries: 60,
  /** Statuses that a person can hide in a layer. */
  hiddenStatuses: 100,
  /** Features that can be selected together. */
  selected: 1000,
  /** The largest distance around a route in metres, and the maximum number of parcels listed along it. */
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
  /** How long a link can set the password after its code was confirmed. */
  validatedLife: 15 * minute,
  wrongCodes: 5,
  /** Codes that can be requested for one link. */
  codesOfLink: 10,
  codeDigits: 6,
} as const;

/** Uploads (000 §9, decision 35): a file of exactly the maximum size passes. */
export const upload = {
  largestMegabytes: 200,
  megabyte: 1_048_576,
  /** Width of the progress bar in CSS pixels per percent. */
  progressWidth: 1.8,
} as const;

/** Units of a numeric term, with their displayed texts. */
export const termUnits = ['Days', 'Months', 'Years', 'N/A'] as const;

/** The number of values that a cell shows before '(+N more)' (002 §9). */
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
  /** The row height of the explorer, smaller than in the project areas' grids so that more rows fit. */
  gridDenseRow: 32,
  gridFilter: 158,
  gridColumn: 100,
  gridSlideArrow: 30,
  contactPanel: 365,
  devPanel: { threshold: 70, width: 500, inWizard: 275 },
} as const;
