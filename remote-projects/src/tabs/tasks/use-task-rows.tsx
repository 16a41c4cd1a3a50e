import { useCallback, useMemo } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { today } from 'shared-contracts/days';
import { nameIn, pickedId, textIn } from 'shared-contracts/forms';
import { assignedTaskFaults, assignedTaskFields, assignedTaskValidator } from 'shared-contracts/tasks';
import { validate, validationText } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import type { Collection } from 'shared-ui/record';
import { useClient } from 'urql';
import { makeTask, taskInput, taskRow } from '../../attached/tasks/task-record.ts';
import { DeleteAssignedTasksDocument, ProjectTaskRecordDocument } from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { useRowOfProject } from '../../rows/use-row-of-project.ts';
import { TaskPage } from './task-page.tsx';

/** Fields with the place of a new task. */
const placeFields = ['parentClass', 'parent'] as const;

const projectOf = ({ project }: { readonly project: { readonly id: string } }): string => project.id;

/** The tasks as rows of the project's form; each opens at `tasks/{id}`. */
export function useTaskRows({ id: projectId, canEdit }: ProjectRecord): readonly Collection[] {
  const { t, language } = useTexts('projects');
  const client = useClient();
  const read = useRowOfProject({
    ...{ projectId, tab: 'tasks', document: ProjectTaskRecordDocument },
    storedRow: taskRow,
    projectOf,
  });
  const remove = useCallback(
    async (ids: readonly string[]) => {
      const { error } = await client.mutation(DeleteAssignedTasksDocument, { ids: [...ids] }).toPromise();
      if (error) throw new Error(errorMessage(error));
    },
    [client],
  );
  return useMemo(
    () => [
      {
        name: 'tasks',
        tab: 'tasks',
        item: t('tasks.item'),
        titleOf: (values: FormValues) =>
          [nameIn(values['task'], 'name'), textIn(values, 'recordName')].filter(Boolean).join(' · '),
        make: makeTask,
        validate: (values: FormValues) => {
          const result = validate(assignedTaskValidator, values, language);
          const isBelow = values['recordName'] === undefined && values['parentClass'] !== 'Project';
          const place =
            isBelow && !pickedId(values['parent'])
              ? [{ path: 'parent', message: validationText(language, 'requiredPlain') }]
              : [];
          const faults = result.valid ? assignedTaskFaults(result.value, today(), language) : result.errors;
          return [...place, ...faults];
        },
        inputOf: taskInput(projectId),
        read,
        remove,
        deletion: DeleteAssignedTasksDocument,
        tabs: [
          {
            path: 'details',
            label: t('tab.details'),
            fields: [...placeFields, ...assignedTaskFields].map((name) => ({
              name,
              label: t(`tasks.${name}`),
            })),
            show: (row) => <TaskPage row={row} projectId={projectId} mayEditProject={canEdit} />,
          },
        ],
      },
    ],
    [t, language, read, remove, projectId, canEdit],
  );
}
