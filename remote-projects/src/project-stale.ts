import type { StaleReads } from 'shared-contracts';
import { embeddedTypes } from 'shared-contracts/client';
import type { SurfaceProjectInput } from 'shared-contracts/graphql';

/** Lists that name projects. */
const lists = ['surfaceProjects', 'businessAssociate', 'history'] as const;

/** Lists on a project's tabs that are read by themselves. */
const tabs = [
  'projectStanding',
  'communications',
  'communication',
  'events',
  'event',
  'keyDates',
  'obligations',
  'obligation',
  'indigenousEngagements',
  'indigenousEngagement',
  'assignedTasks',
  'assignedTask',
  'agreements',
  'agreement',
  'requests',
  'request',
  'requestItem',
  'stakeholders',
  'stakeholder',
  'consultationBoard',
  'consultationRecipients',
  'consultationRecipient',
  'consultationLog',
  'contactCard',
] as const;

const rows = (removes: string) => ({ lists: ['projectStanding', 'history'], removes });

/** Queries that contain tasks, and the records that tasks change. */
const taskReads = ['assignedTasks', 'projectStanding', 'projectHistory', 'history', 'contactCard'] as const;

/** Queries that contain agreements. */
const agreementReads = ['agreements', 'agreement', 'projectStanding', 'history', 'contactCard'] as const;

/** Queries that contain requests. */
const requestReads = [
  'requests',
  'request',
  'requestItem',
  'projectStanding',
  'history',
  'contactCard',
] as const;

/** Reads about the consultation of a project. */
const boardReads = [
  'consultationBoard',
  'consultationRecipients',
  'consultationRecipient',
  'consultationLog',
] as const;

/** The same with whom it is of. */
const consultationReads = ['stakeholders', 'stakeholder', 'contactCard', ...boardReads] as const;

/** Reads that comments appear in. */
const commentReads = ['comments', 'projectStanding', 'projectHistory', 'history'] as const;

/** Names of agreements, requests and stakeholders on what belongs to them. */
const namedBelow = [
  'communications',
  'communication',
  'assignedTasks',
  'assignedTask',
  'contactCard',
] as const;

const engagementReads = ['indigenousEngagements', 'indigenousEngagement', ...boardReads] as const;

/**
 * The reads of each list of a project's save. Its own fields are not here: a form sends all of them, and with the
 * companies of a project the rights to all its rows change.
 */
const readsByList: { readonly [Field in keyof SurfaceProjectInput]?: readonly (typeof tabs)[number][] } = {
  members: [],
  relatedProjects: [],
  revisions: [],
  agreements: [
    ...(['agreements', 'agreement', 'obligations', 'obligation', 'events', 'event'] as const),
    ...namedBelow,
  ],
  agreementOrder: ['agreements', 'agreement'],
  requests: ['requests', 'request', 'requestItem', ...namedBelow],
  requestItems: ['requests', 'request', 'requestItem'],
  requestOrder: ['requests', 'request'],
  stakeholders: [...consultationReads, ...namedBelow],
  stakeholderOrder: consultationReads,
  communications: ['communications', 'communication', ...consultationReads],
  events: ['events', 'event'],
  // Tasks follow key dates.
  keyDates: ['keyDates', 'assignedTasks', 'assignedTask'],
  obligations: ['obligations', 'obligation'],
  indigenousEngagements: [...engagementReads, 'assignedTasks', 'assignedTask'],
  indigenousLogs: engagementReads,
  // A rule may assign more tasks, and set the status of an agreement.
  tasks: ['assignedTasks', 'assignedTask', 'agreements', 'agreement', 'contactCard'],
};

/** A payment that is settled or changed is one of its agreement, and of the run that made it. */
const paymentReads = {
  lists: ['agreement', 'agreements', 'agreementRules', 'rentRuns', 'rentRun', 'history'],
};

/** The effects of operations on projects on the cache. */
export const projectStale: StaleReads = {
  embedded: embeddedTypes.projects,
  byId: { surfaceProject: 'SurfaceProject' },
  after: {
    updateSurfaceProject: { lists: [...lists, ...tabs], byInput: readsByList },
    copySurfaceProject: { lists },
    settlePayments: paymentReads,
    changePayments: paymentReads,
    archiveSurfaceProjects: { lists: [...lists, 'surfaceProject'] },
    restoreSurfaceProjects: { lists: [...lists, 'surfaceProject'] },
    deleteSurfaceProjects: { lists, removes: 'SurfaceProject' },
    deleteMembers: rows('Member'),
    deleteRelatedProjects: rows('RelatedProject'),
    deleteProjectRevisions: rows('ProjectRevision'),
    // A rule may assign more tasks, and set the status of the project or an agreement.
    updateAssignedTasks: { lists: [...taskReads, 'surfaceProject', 'agreements', 'agreement'] },
    assignTasks: { lists: taskReads },
    deleteAssignedTasks: { lists: taskReads, removes: 'AssignedTask' },
    recordCrossedLand: { lists: [...agreementReads, 'parcels'] },
    createAgreements: { lists: agreementReads },
    deleteAgreements: { lists: [...agreementReads, 'assignedTasks', 'obligations'], removes: 'Agreement' },
    reorderAgreements: { lists: ['agreement', 'history'] },
    bulkEditAgreements: { lists: agreementReads },
    handOverAgreements: { lists: [...agreementReads, 'assignedTasks', 'obligations', 'agreementHandover'] },
    createRequests: { lists: requestReads },
    updateRequests: { lists: requestReads },
    deleteRequests: { lists: [...requestReads, 'assignedTasks'], removes: 'Request' },
    reorderRequests: { lists: ['request', 'history'] },
    updateRequestItems: { lists: requestReads },
    deleteRequestItems: { lists: requestReads, removes: 'RequestItem' },
    createStakeholders: { lists: [...consultationReads, 'projectStanding', 'history'] },
    updateStakeholders: { lists: [...consultationReads, 'projectStanding', 'history'] },
    deleteStakeholders: {
      lists: [...consultationReads, 'communications', 'assignedTasks', 'projectStanding', 'history'],
      removes: 'Stakeholder',
    },
    reorderStakeholders: { lists: ['stakeholder', 'consultationRecipients', 'history'] },
    deleteEvents: rows('Event'),
    deleteKeyDates: rows('KeyDate'),
    deleteObligations: rows('Obligation'),
    deleteIndigenousEngagements: {
      lists: ['projectStanding', ...boardReads, 'history'],
      removes: 'IndigenousEngagement',
    },
    deleteIndigenousLogs: {
      lists: [
        ...['indigenousEngagements', 'indigenousEngagement', 'projectStanding', 'history'],
        ...boardReads,
      ],
      removes: 'IndigenousLog',
    },
    updateComments: { lists: commentReads },
    deleteComments: { lists: commentReads, removes: 'Comment' },
    updateCommunications: {
      lists: ['communications', 'communication', ...consultationReads, 'projectStanding', 'history'],
    },
    logCommunications: {
      lists: ['communications', 'communication', ...consultationReads, 'projectStanding', 'history'],
    },
    deleteCommunications: {
      lists: ['communications', 'communication', ...consultationReads, 'projectStanding', 'history'],
    },
    // A document is the evidence of a contact.
    updateDocuments: { lists: ['projectStanding', 'contactCard', ...boardReads] },
    deleteDocuments: { lists: ['projectStanding', 'contactCard', ...boardReads] },
  },
};
