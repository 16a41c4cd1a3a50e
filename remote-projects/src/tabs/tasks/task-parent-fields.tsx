import { useTexts } from 'shared-ui';
import { ChoiceField, PickerField, useFieldValue, useSetField } from 'shared-ui/form';
import { type TaskClass, taskClasses } from '../../attached/tasks/task-record.ts';

/** The picklist for records of each kind; a task of the project itself needs none. */
const picklists: Readonly<Record<Exclude<TaskClass, 'Project'>, string>> = {
  Agreement: 'agreements',
  Request: 'projectRequests',
  Stakeholder: 'projectStakeholders',
  Indigenous: 'projectEngagements',
};

const isBelow = (name: unknown): name is keyof typeof picklists =>
  typeof name === 'string' && Object.hasOwn(picklists, name);

/** The record that a new task belongs to: the project, or a record below it. */
export function TaskParentFields({
  projectId,
  onChange,
}: {
  readonly projectId: string;
  /** Called when a different kind of record was chosen. */
  readonly onChange?: () => void;
}) {
  const { t } = useTexts('projects');
  const set = useSetField();
  const parentClass = useFieldValue('parentClass');
  return (
    <>
      <ChoiceField
        name="parentClass"
        label={t('tasks.parentClass')}
        required
        choices={taskClasses.map((value) => ({ value, label: t(`tasks.on.${value}`) }))}
        onChoose={() => {
          set('parent', null);
          onChange?.();
        }}
      />
      {isBelow(parentClass) && (
        <PickerField
          key={parentClass}
          name="parent"
          label={t(`tasks.on.${parentClass}`)}
          picklist={picklists[parentClass]}
          given={{ surfaceProjectId: projectId }}
          required
        />
      )}
    </>
  );
}
