import type { ProjectPart } from '../ground/project-part.ts';
import { agreementsPart } from '../tabs/agreements/index.ts';
import { commentsPart } from '../tabs/comments/index.ts';
import { communicationsPart } from '../tabs/communications/index.ts';
import { consultationPart } from '../tabs/consultation/index.ts';
import { detailsPart } from '../tabs/details/index.ts';
import { documentsPart } from '../tabs/documents/index.ts';
import { eventsPart } from '../tabs/events/index.ts';
import { historyPart } from '../tabs/history/index.ts';
import { indigenousPart } from '../tabs/indigenous/index.ts';
import { keyDatesPart } from '../tabs/key-dates/index.ts';
import { mapPart } from '../tabs/map/index.ts';
import { membersPart } from '../tabs/members/index.ts';
import { obligationsPart } from '../tabs/obligations/index.ts';
import { progressPart } from '../tabs/progress/index.ts';
import { relatedProjectsPart } from '../tabs/related-projects/index.ts';
import { requestsPart } from '../tabs/requests/index.ts';
import { revisionsPart } from '../tabs/revisions/index.ts';
import { stakeholdersPart } from '../tabs/stakeholders/index.ts';
import { tasksPart } from '../tabs/tasks/index.ts';
import { timesheetsPart } from '../tabs/timesheets/index.ts';

/** The tabs of a project, in order; a project opens at the first one. */
export const projectParts: readonly [ProjectPart, ...ProjectPart[]] = [
  detailsPart,
  agreementsPart,
  requestsPart,
  stakeholdersPart,
  indigenousPart,
  communicationsPart,
  eventsPart,
  documentsPart,
  tasksPart,
  keyDatesPart,
  obligationsPart,
  revisionsPart,
  membersPart,
  relatedProjectsPart,
  timesheetsPart,
  commentsPart,
  consultationPart,
  progressPart,
  mapPart,
  historyPart,
];
