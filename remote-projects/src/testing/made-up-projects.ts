import type {
  MemberRowFragment,
  ProjectDetailsFragment,
  ProjectStandingFiguresFragment,
} from '../generated/operations.ts';

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

export const projectId = id(1);
export const northfork = { __typename: 'ProjectCompany', id: id(11), name: 'Northfork Energy' } as const;
export const rightway = { __typename: 'ProjectCompany', id: id(12), name: 'Rightway Land' } as const;
export const calgary = { __typename: 'Office', id: id(13), code: 'CGY', name: 'Calgary' } as const;

/** The additional-info types that administrators have added to projects, one of each kind. */
export const infoTypes = (['Text', 'List', 'Date', 'Number'] as const).map((kind, place) => ({
  __typename: 'AdditionalInfoType' as const,
  id: id(21 + place),
  code: `${kind} question`,
  formTypeCode: 'Project',
  controlTypeCode: kind,
}));

/** The project as the agreement rules read it: its area names no province. */
export const placeOfProject = {
  __typename: 'SurfaceProject' as const,
  id: projectId,
  area: { __typename: 'Area' as const, id: id(31), stateProvince: null },
};

/** A project, as in the API's answer. */
export const aProject = (change: Partial<ProjectDetailsFragment> = {}): ProjectDetailsFragment => ({
  __typename: 'SurfaceProject',
  id: projectId,
  revision: 3,
  description: 'Jedney compressor station',
  afeNumber: '24-118',
  costCentre: null,
  purchaseOrder: null,
  afeAmount: null,
  consentTarget: null,
  area: { __typename: 'Area', id: id(31), name: 'Jedney' } as ProjectDetailsFragment['area'],
  priority: null,
  projectScope: 'Station and tie-in',
  regulatoryDetails: null,
  acquisitionComment: null,
  actionItem: null,
  uwi: null,
  taskModelName: null,
  taskManagerId: null,
  additionalInfoItems: [],
  owner: rightway,
  broker: rightway,
  brokerOffice: null,
  brokerProjectNumber: 'RLS-00042',
  brokerProjectStatus: null,
  brokerReference: null,
  operator: northfork,
  operatorOffice: calgary,
  operatorProjectNumber: 'NFE-24-0042',
  operatorProjectStatus: null,
  operatorReference: 'OP 42',
  client: null,
  projectType: null,
  projectGroup: null,
  securityLevel: null,
  surfaceStatus: {
    __typename: 'SurfaceStatus',
    id: id(41),
    status: 'Negotiating',
    colorCode: '#ffd43b',
  } as ProjectDetailsFragment['surfaceStatus'],
  surveyStatus: {
    __typename: 'SurveyStatus',
    id: id(42),
    code: 'Surveyed',
  } as ProjectDetailsFragment['surveyStatus'],
  isArchived: false,
  geometry: null,
  lastModifiedOn: '2026-11-01T12:00:00Z',
  currentUserRole: 'Owner',
  canEdit: true,
  ...change,
});

/** The figures of a project's status, as in the API's answer. */
export const aStanding = (
  change: Partial<ProjectStandingFiguresFragment> = {},
): ProjectStandingFiguresFragment => ({
  __typename: 'ProjectStanding',
  agreements: 52,
  consented: 38,
  requests: 9,
  requestsWaiting: 4,
  stakeholders: 31,
  engagements: 4,
  communications: 17,
  comments: 3,
  events: 5,
  documents: 6,
  tasksOpen: 8,
  tasksOverdue: 3,
  keyDates: 2,
  obligationsOpen: 1,
  members: 1,
  relatedProjects: 0,
  revisions: 0,
  nextObligation: null,
  ...change,
});

/** A member of a project, as in the API's answer. */
export const aMember = (change: Partial<MemberRowFragment> = {}): MemberRowFragment => ({
  __typename: 'Member',
  id: id(51),
  revision: 1,
  sequence: 1,
  projectAccess: 'Edit',
  productClientId: rightway.id,
  user: {
    __typename: 'Person',
    id: id(52),
    fullName: 'Ann Neil',
    workEmail: 'ann@rightway.test',
  } as MemberRowFragment['user'],
  team: null,
  businessAssociate: null,
  contact: null,
  organizationType: {
    __typename: 'OrganizationType',
    id: id(53),
    code: 'Broker',
  } as MemberRowFragment['organizationType'],
  roleType: {
    __typename: 'MemberRole',
    id: id(54),
    code: 'Land Agent',
    description: null,
  } as MemberRowFragment['roleType'],
  ...change,
});
