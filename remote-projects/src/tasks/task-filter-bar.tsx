import { useTexts } from 'shared-ui';
import { type TaskFilter, taskFilters } from './task-record.ts';
import classes from './tasks.module.css';

interface TaskFilterBarProps {
  readonly shown: TaskFilter;
  /** How many each has; undefined until they have come. */
  readonly counts: Readonly<Record<TaskFilter, number>> | undefined;
  readonly onShow: (filter: TaskFilter) => void;
}

/** Which tasks the list shows, each with how many there are. */
export function TaskFilterBar({ shown, counts, onShow }: TaskFilterBarProps) {
  const { t } = useTexts('projects');
  return (
    <fieldset aria-label={t('tasks.show')} className={classes['filters']}>
      {taskFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === shown}
          data-late={filter === 'overdue' && counts && counts.overdue > 0 ? '' : undefined}
          onClick={() => onShow(filter)}
        >
          {t(`tasks.filter.${filter}`)} <span>{counts?.[filter]}</span>
        </button>
      ))}
    </fieldset>
  );
}
