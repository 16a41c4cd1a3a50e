import { pickedId } from 'shared-contracts/forms';
import { type AssignedTaskField, assignedTaskLocks, taskLockText } from 'shared-contracts/tasks';
import { useSession, useTexts } from 'shared-ui';
import {
  DateField,
  FieldRow,
  FormSection,
  PickerField,
  TextareaField,
  TickField,
  useFieldValue,
  useSetField,
} from 'shared-ui/form';
import type { OpenRow } from 'shared-ui/record';
import { RowComments } from '../../attached/comments/row-comments.tsx';
import { BlockersSection } from './blockers-section.tsx';
import { DueFields } from './due-fields.tsx';
import { TaskContacts } from './task-contacts.tsx';
import { TaskCourse } from './task-course.tsx';
import { TaskParentFields } from './task-parent-fields.tsx';

interface TaskPageProps {
  readonly row: OpenRow;
  readonly projectId: string;
  readonly mayEditProject: boolean;
}

/** One task: its subject and record, its assignee and dates, its progress, and notes. */
export function TaskPage({ row, projectId, mayEditProject }: TaskPageProps) {
  const { t, language } = useTexts('projects');
  const { user } = useSession();
  const set = useSetField();
  const parentClass = useFieldValue('parentClass');
  const assignee = pickedId(useFieldValue('assignee'));
  const isOwn = user !== null && assignee === user.id;
  const locks = assignedTaskLocks(
    { isReadOnly: user?.isReadOnly ?? true },
    { isNew: row.isNew, mayEditProject, isOwn },
  );
  const of = (name: AssignedTaskField) => {
    const lock = locks.get(name);
    return {
      name,
      label: t(`tasks.${name}`),
      readOnly: lock !== undefined,
      ...(lock && name === 'task' ? { hint: taskLockText(lock, language) } : {}),
    };
  };
  return (
    <>
      {!row.isNew && <TaskCourse id={row.id} projectId={projectId} />}
      {!row.isNew && <TaskContacts projectId={projectId} />}
      <FormSection title={t('tasks.section.what')}>
        {row.isNew && <TaskParentFields projectId={projectId} onChange={() => set('task', null)} />}
        <PickerField
          {...of('task')}
          key={`task ${String(parentClass)}`}
          picklist="tasksToAssign"
          given={{ taskType: parentClass === 'Any' ? 'Project' : parentClass }}
          required
        />
        <PickerField {...of('assignee')} picklist="representatives" />
        <DateField {...of('assignedDate')} />
      </FormSection>
      <DueFields projectId={projectId} place={String(parentClass)} of={of} />
      <FormSection title={t('tasks.waiting.title')}>
        <FieldRow>
          <BlockersSection projectId={projectId} />
        </FieldRow>
      </FormSection>
      <FormSection title={t('tasks.section.course')}>
        <DateField {...of('startedDate')} />
        <DateField {...of('completedDate')} />
        <TickField {...of('onHold')} />
        <FieldRow>
          <TextareaField {...of('notes')} />
        </FieldRow>
      </FormSection>
      <FormSection title={t('comments.title')}>
        <FieldRow>
          <RowComments row={row} source="AssignedTask" projectId={projectId} />
        </FieldRow>
      </FormSection>
    </>
  );
}
