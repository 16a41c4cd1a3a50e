import type { AreaName } from '../area/area-names.ts';

/**
 * Types that the cache keeps within their parent: they have no id, or not one that stands
 * for them alone. By the area whose records they are of; the shell's are those that the
 * shared blocks read.
 */
export const embeddedTypes = {
  shell: [
    'AgreementConnection',
    'CommunicationConnection',
    'FeatureFlags',
    'FieldChange',
    'PageInfo',
    'RelatedDocumentConnection',
    'SurfaceProjectConnection',
  ],
  admin: ['AssignedTaskConnection', 'FieldChange', 'PageInfo', 'UserConnection'],
  associates: [
    'AssociateProject',
    'BusinessAssociateConnection',
    'CommunicationConnection',
    'FieldChange',
    'LikelyDuplicate',
    'LookAlike',
    'LookAlikeEvidence',
    'MergeField',
    'MergeMove',
    'MergePreview',
    'PageInfo',
  ],
  projects: [
    'AgreementAreaAndLength',
    'AgreementConnection',
    'AgreementDates',
    'AssignedTaskConnection',
    'CommunicationConnection',
    'EventConnection',
    'FieldChange',
    'IndigenousEngagementConnection',
    'InvoiceConnection',
    'MemberPhoneNumber',
    'ObligationConnection',
    'PageInfo',
    'ParcelConnection',
    'PlannedTask',
    'ProjectHistoryConnection',
    'ProjectStanding',
    'RecordPresence',
    'RelatedDocumentConnection',
    'RequestConnection',
    'StakeholderConnection',
    'StakeholderDetails',
    'SurfaceProjectConnection',
    'TaskEffect',
    'TimesheetConnection',
    'TitleConnection',
    'TitleTractConnection',
  ],
  onboarding: [],
  map: [],
} as const satisfies Readonly<Record<AreaName | 'shell', readonly string[]>>;
