import { useTabRows } from 'shared-ui/record';
import type { ProjectEngagementsQuery } from '../../generated/operations.ts';
import { ProjectEngagementsDocument } from '../../generated/operations.ts';
import { engagementRow } from './engagement-record.ts';

const engagementsIn = ({ indigenousEngagements }: ProjectEngagementsQuery) => indigenousEngagements.nodes;

/** The stored engagements of a project. */
export const useEngagements = (surfaceProjectId: string, isNew: boolean) =>
  useTabRows({
    document: ProjectEngagementsDocument,
    variables: { surfaceProjectId },
    isNew,
    rowsIn: engagementsIn,
    storedRow: engagementRow,
  });
