import { useTexts } from 'shared-ui';
import { ChoiceField, type FieldProps, StoredFact, useFieldValue } from 'shared-ui/form';
import { useQuery } from 'urql';
import { ProjectTaskManagersDocument } from '../../generated/operations.ts';

interface TaskManagerFieldProps extends FieldProps {
  /** The model of the tasks as it is stored. */
  readonly modelName: string | null;
}

/** The task manager of the project, and its model. */
export function TaskManagerField({ modelName, ...field }: TaskManagerFieldProps) {
  const { t } = useTexts('projects');
  const [{ data }] = useQuery({ query: ProjectTaskManagersDocument });
  const managers = data?.managers ?? [];
  const id = useFieldValue(field.name);
  const picked = managers.find((manager) => manager.id === id);
  return (
    <>
      <ChoiceField
        {...field}
        none={t('details.noTaskManager')}
        choices={[
          ...managers.map((manager) => ({ value: manager.id, label: manager.name })),
          // A task manager that is no longer offered, or not loaded yet, stays selected.
          ...(typeof id === 'string' && id !== '' && !picked ? [{ value: id, label: modelName ?? '…' }] : []),
        ]}
      />
      <StoredFact
        label={t('field.taskModelName')}
        value={picked ? (picked.taskModel?.name ?? '') : modelName}
      />
    </>
  );
}
