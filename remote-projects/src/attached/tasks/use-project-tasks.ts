import { useMemo } from 'react';
import { useAllPages } from 'shared-ui/record';
import { ProjectTasksDocument, type ProjectTasksQuery } from '../../generated/operations.ts';
import { taskRow } from './task-record.ts';

/** Tasks of one request. */
export const taskPage = 500;

const pageIn = ({ tasks }: ProjectTasksQuery) => tasks;

/** The tasks of a project and of all below it; by due date. */
export function useProjectTasks(projectId: string, isNew: boolean) {
  const { nodes, load } = useAllPages({
    document: ProjectTasksDocument,
    variables: { projectId, first: taskPage },
    isNew,
    pageIn,
    requestPolicy: 'cache-and-network',
  });
  return { rows: useMemo(() => nodes.map(taskRow), [nodes]), ...load };
}
