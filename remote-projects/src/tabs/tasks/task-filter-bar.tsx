import { useTexts } from 'shared-ui';
import { FilterBar } from 'shared-ui/grid';
import { type TaskFilter, taskFilters } from '../../attached/tasks/task-record.ts';

interface TaskFilterBarProps {
  readonly shown: TaskFilter;
  /** How many each has; undefined until they have come. */
  readonly counts: Readonly<Record<TaskFilter, number>> | undefined;
  readonly onShow: (filter: TaskFilter) => void;
}

/** Chooses the tasks that the list shows; each choice has its number of tasks. */
export function TaskFilterBar({ shown, counts, onShow }: TaskFilterBarProps) {
  const { t } = useTexts('projects');
  return (
    <FilterBar
      title={t('tasks.show')}
      choices={taskFilters.map((value) => ({
        value,
        label: t(`tasks.filter.${value}`),
        count: counts?.[value],
        isLate: value === 'overdue' && counts !== undefined && counts.overdue > 0,
      }))}
      shown={shown}
      onShow={onShow}
    />
  );
}
