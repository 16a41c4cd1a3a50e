import { useMemo } from 'react';
import { useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import { type OpenRow, useRowAround } from 'shared-ui/record';
import { CollectionTab } from 'shared-ui/rows';
import type { ProjectRecord } from '../../project/project-record.ts';
import { pickedId } from '../../rows/picked.ts';
import { RowStepButtons } from '../../tasks/row-step-buttons.tsx';
import { StepQuestion } from '../../tasks/step-question.tsx';
import { taskCells, taskColumns } from '../../tasks/task-cells.ts';
import { useProjectTasks } from '../../tasks/use-project-tasks.ts';
import { useTaskSteps } from '../../tasks/use-task-steps.ts';
import { useAgreementName } from '../use-agreement-name.ts';
import { SaveFirst } from './save-first.tsx';

interface AgreementTasksProps {
  readonly row: OpenRow;
  readonly project: ProjectRecord;
}

/** Whether a task, stored or held, stands on an agreement. */
const isOn = (id: string, { parentClass, parentId, parent }: FormValues): boolean =>
  parentClass === 'Agreement' && (parentId === id || pickedId(parent) === id);

/** Columns that say nothing here, where all stand on one agreement. */
const elsewhere: readonly string[] = ['recordName', 'parentClass'];

/** The tasks of the agreement: the same rows as on the project's own tab, and new ones on this agreement. */
function Tasks({ row: { id }, project }: AgreementTasksProps) {
  const { t } = useTexts('projects');
  const around = useRowAround();
  const name = useAgreementName();
  const { rows: all, ...load } = useProjectTasks(project.id, project.revision === null);
  const steps = useTaskSteps();
  const rows = useMemo(() => all.filter(({ values }) => isOn(id, values)), [all, id]);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const columns = useMemo(() => taskColumns(t).filter((column) => !elsewhere.includes(column.id)), [t]);
  const cellsOf = useMemo(() => taskCells(t), [t]);
  const isShown = useMemo(() => (values: FormValues) => isOn(id, values), [id]);
  return (
    <>
      <CollectionTab
        collection="tasks"
        at={`${around?.address ?? ''}/tasks`}
        isShown={isShown}
        newValues={{ parentClass: 'Agreement', parent: { id, name } }}
        label={t('agreements.area.tasks')}
        entity={t('tasks.entity')}
        columns={columns}
        cellsOf={cellsOf}
        renderers={{
          steps: ({ id: taskId }) => {
            const task = byId.get(taskId);
            return task && <RowStepButtons row={task} steps={steps} />;
          },
        }}
        rows={rows}
        {...load}
      />
      <StepQuestion steps={steps} />
    </>
  );
}

/** The tasks of an agreement that is stored; before that nothing can hang on it. */
export const AgreementTasks = (props: AgreementTasksProps) =>
  props.row.isNew ? <SaveFirst /> : <Tasks {...props} />;
