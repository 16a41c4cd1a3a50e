import { communicationsPart } from '../communications/index.ts';
import { detailsPart } from '../details/index.ts';
import { documentsPart } from '../documents/index.ts';
import { historyPart } from '../history/index.ts';
import { membersPart } from '../members/index.ts';
import { relatedProjectsPart } from '../related-projects/index.ts';
import { revisionsPart } from '../revisions/index.ts';
import { tasksPart } from '../tasks/index.ts';
import type { ProjectPart } from './project-part.ts';

/** The tabs of a project, in the order in which they stand; the first one is where a project opens. */
export const projectParts: readonly [ProjectPart, ...ProjectPart[]] = [
  detailsPart,
  communicationsPart,
  documentsPart,
  tasksPart,
  revisionsPart,
  membersPart,
  relatedProjectsPart,
  historyPart,
];
