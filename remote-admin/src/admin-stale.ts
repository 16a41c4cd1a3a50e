import type { StaleReads } from 'shared-contracts';
import { embeddedTypes } from 'shared-contracts/client';
import { masterDataStale } from 'shared-contracts/master-data';

/** What the operations of administration mean for the cache. */
export const adminStale: StaleReads = {
  embedded: embeddedTypes.admin,
  byId: { ...masterDataStale.byId, user: 'User', userAccess: 'UserAccess', userWork: 'UserWork' },
  after: {
    ...masterDataStale.after,
    linkModelItemToMasterModel: { lists: ['eventTypes', 'history'] },
    unlinkModelItemFromMasterModel: { lists: ['eventTypes', 'history'] },
    updateReportTemplates: { lists: ['reportTemplates', 'history'] },
    deleteReportTemplates: { lists: ['reportTemplates', 'reportTemplate'] },
    deleteTemplateFiles: { lists: ['reportTemplates', 'reportTemplate', 'history'] },
    assignTasks: { lists: ['assignedTasks'] },
    updateUser: { lists: ['users', 'allUsers', 'userAccess', 'history'] },
  },
};
