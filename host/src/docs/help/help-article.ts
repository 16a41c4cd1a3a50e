/** What goes for every form. */
export const generalTopics = [
  'finding',
  'typing',
  'saving',
  'conflicts',
  'drafts',
  'reports',
  'keyboard',
] as const;

/** The kinds of record, by the first segment of their route, as the contents name them. */
export const recordTopics = [
  'surface-project',
  'business-associate',
  'parcel',
  'title-tract',
  'timesheets',
  'time-approval',
  'invoicing-timesheets',
  'invoices',
  'master-data',
  'templates',
  'user',
  'role',
  'teams',
  'task',
  'task-model',
  'task-manager',
  'company',
  'rates',
  'gis-service',
] as const;

/** Screens that are no form of a record. */
export const screenTopics = ['inbox', 'health', 'first-entries', 'rentals', 'bring-in'] as const;

const topics = [...generalTopics, ...recordTopics, ...screenTopics];

export type HelpTopic = (typeof topics)[number];

/** One short article: what it is for, how to do the usual thing, keys. */
interface HelpArticle {
  readonly title: string;
  readonly purpose: string;
  /** The steps one after another, or notes on them. */
  readonly steps?: readonly string[];
  /** Keys and what they do. */
  readonly keys?: readonly (readonly [keys: string, meaning: string])[];
}

/** The help in one language. */
export interface HelpTexts {
  readonly contents: string;
  readonly general: string;
  readonly records: string;
  readonly screens: string;
  readonly keys: string;
  /** Where an address names nothing that there is help on. */
  readonly unknown: string;
  readonly articles: Readonly<Record<HelpTopic, HelpArticle>>;
}

const isTopic = (name: string): name is HelpTopic => topics.some((topic) => topic === name);

/** The topic that an address names, or undefined where that is none. */
export const topicOf = (name: string | null): HelpTopic | undefined =>
  name !== null && isTopic(name) ? name : undefined;
