/** Optional parts of reports; each dialog offers those of its report (002 §3). */
export const reportFlags = [
  'showCommunications',
  'showCompensationDetails',
  'showContact',
  'showPersonalInformation',
  'showStatusPercentages',
  'showAcquisitionComment',
  'showActionItem',
  'showActionItems',
  'showAgreementCommunications',
  'showAgreementDates',
  'showAgreements',
  'showCompensation',
  'showProjectCommunications',
  'showProjectScope',
  'showRequests',
  'showStakeholders',
  'showIndigenous',
  'showProgress',
  'showOutstandingOnly',
  'showRequestConditions',
  'showRequestItemType',
] as const;

export type ReportFlag = (typeof reportFlags)[number];

/** The formats of a report; the first is the default (002 §9, decision 61). */
export const outputFormats = ['PDF', 'Word', 'Excel'] as const;

export type OutputFormat = (typeof outputFormats)[number];

/** One document for all records, or one for each (002 §3). */
export const deliveryTypes = ['OneDocument', 'MultipleDocuments'] as const;

/** All records, or those that are selected (002 §3). */
export const datasetTypes = ['All', 'Custom'] as const;

const sortId = (index: number): string => `0b6d6f0a-5a22-4c00-9a00-${String(index).padStart(12, '0')}`;

/** The orders in which projects can be sorted in a report; the same ids in every installation (002 §3). */
export const sortTypes = {
  areaName: { id: sortId(1), name: 'Area Name' },
  brokerProjects: { id: sortId(2), name: 'Broker Projects' },
  brokerStatus: { id: sortId(3), name: 'Broker Status' },
  operatorProjects: { id: sortId(4), name: 'Operator Projects' },
  operatorStatus: { id: sortId(5), name: 'Operator Status' },
  projectDescription: { id: sortId(6), name: 'Project Description' },
  projectType: { id: sortId(7), name: 'Project Type' },
  surfaceStatus: { id: sortId(8), name: 'Surface Status' },
  operatorProject: { id: sortId(9), name: 'Operator Project' },
} as const;

export type SortTypeName = keyof typeof sortTypes;
