import { useMemo } from 'react';
import { pickedId } from 'shared-contracts/forms';
import { useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import { type OpenRow, useRowAround } from 'shared-ui/record';
import { CollectionTab } from 'shared-ui/rows';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { SaveFirst } from '../../rows/save-first.tsx';
import { RowStepButtons } from './row-step-buttons.tsx';
import { StepQuestion } from './step-question.tsx';
import { taskCells, taskColumns } from './task-cells.ts';
import type { TaskClass } from './task-record.ts';
import { useProjectTasks } from './use-project-tasks.ts';
import { useTaskSteps } from './use-task-steps.ts';

interface RowTasksProps {
  readonly row: OpenRow;
  readonly project: ProjectRecord;
  /** The kind of record, as tasks name it. */
  readonly parentClass: TaskClass;
  /** The name of the record. */
  readonly name: string;
}

/** Whether a task, stored or unsaved, belongs to a record. */
const isOn = (id: string, { parentId, parent }: FormValues): boolean =>
  parentId === id || pickedId(parent) === id;

/** Columns that are redundant here, where all tasks belong to one record. */
const elsewhere: readonly string[] = ['recordName', 'parentClass'];

/** The tasks of the record: the same rows as on the project's own tab, and new ones on this record. */
function Tasks({ row: { id }, project, parentClass, name }: RowTasksProps) {
  const { t } = useTexts('projects');
  const around = useRowAround();
  const { rows: all, ...load } = useProjectTasks(project.id, project.revision === null);
  const steps = useTaskSteps();
  const isShown = useMemo(
    () => (values: FormValues) => values['parentClass'] === parentClass && isOn(id, values),
    [id, parentClass],
  );
  const rows = useMemo(() => all.filter(({ values }) => isShown(values)), [all, isShown]);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const columns = useMemo(() => taskColumns(t).filter((column) => !elsewhere.includes(column.id)), [t]);
  const cellsOf = useMemo(() => taskCells(t), [t]);
  return (
    <>
      <CollectionTab
        collection="tasks"
        at={`${around?.address ?? ''}/tasks`}
        isShown={isShown}
        newValues={{ parentClass, parent: { id, name } }}
        label={t('tab.tasks')}
        entity={t('tasks.none.all')}
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

/** The tasks of a record below a project; a record that is not stored yet cannot have any. */
export const RowTasks = (props: RowTasksProps) => (props.row.isNew ? <SaveFirst /> : <Tasks {...props} />);
