import { agreementsPart } from '../agreements/index.ts';
import { communicationsPart } from '../communications/index.ts';
import { consultationPart } from '../consultation/index.ts';
import { detailsPart } from '../details/index.ts';
import { documentsPart } from '../documents/index.ts';
import { eventsPart } from '../events/index.ts';
import { historyPart } from '../history/index.ts';
import { indigenousPart } from '../indigenous/index.ts';
import { keyDatesPart } from '../key-dates/index.ts';
import { mapPart } from '../map/index.ts';
import { membersPart } from '../members/index.ts';
import { obligationsPart } from '../obligations/index.ts';
import { relatedProjectsPart } from '../related-projects/index.ts';
import { requestsPart } from '../requests/index.ts';
import { revisionsPart } from '../revisions/index.ts';
import { stakeholdersPart } from '../stakeholders/index.ts';
import { tasksPart } from '../tasks/index.ts';
import { timesheetsPart } from '../timesheets/index.ts';
import type { ProjectPart } from './project-part.ts';

/** The tabs of a project, in the order in which they stand; the first one is where a project opens. */
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
  consultationPart,
  mapPart,
  historyPart,
];
