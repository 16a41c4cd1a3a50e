import type { AreaName } from '../area/area-names.ts';

/** What the addresses of any record's form are made of. */
const ofForms = ['details', 'history'] as const;

/** Segments of each area's addresses that are told in words, besides those of its lists. */
export const segments = {
  admin: [
    ...ofForms,
    'master-data',
    'gis-service',
    'teams',
    'templates',
    'document',
    'model',
    'user',
    'company',
    'rates',
    'task-manager',
    'role',
    'task',
    'task-model',
    'roles',
    'access',
  ],
  associates: [
    ...ofForms,
    'business-associate',
    'contacts',
    'communications',
    'related-documents',
    'related',
    'projects-and-agreements',
  ],
  projects: [
    ...ofForms,
    'surface-project',
    'title-tract',
    'parcel',
    'timesheets',
    'invoicing-timesheets',
    'invoices',
    'work-in-progress',
    'accounting-exports',
    'agreements',
    'requests',
    'request-items',
    'stakeholders',
    'communications',
    'events',
    'tasks',
    'obligations',
    'indigenous',
    'key-dates',
    'members-and-roles',
    'related-documents',
    'related-parcels',
    'related-titles',
    'related-projects',
    'additional-info',
    'landowners',
    'occupants',
    'compensation',
    'survey-conditions',
    'area-and-length',
    'roads',
    'revisions',
    'types',
    'map',
  ],
  onboarding: ['invite-user', 'reset-password'],
  map: [],
} as const satisfies Readonly<Record<AreaName, readonly string[]>>;

type Segment = (typeof segments)[AreaName][number];

/** What a language calls segments; one that it leaves out is read as it is written. */
export type SegmentTexts = Readonly<Partial<Record<Segment, string>>>;
