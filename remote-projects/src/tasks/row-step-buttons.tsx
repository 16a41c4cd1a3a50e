import { useTexts } from 'shared-ui';
import type { StoredRow } from 'shared-ui/record';
import { nameIn } from '../rows/picked.ts';
import { canTake, type TaskStep } from './task-steps.ts';
import classes from './tasks.module.css';
import type { TaskSteps } from './use-task-steps.ts';

/** The two that are wanted most of a task as it stands. */
const offered: readonly TaskStep[] = ['complete', 'start', 'hold', 'resume', 'reopen'];
const most = 2;

/** What is done with a task in one click, in its row. */
export function RowStepButtons({ row, steps }: { readonly row: StoredRow; readonly steps: TaskSteps }) {
  const { t } = useTexts('projects');
  const name = nameIn(row.values['task'], 'name');
  return (
    <span className={classes['rowSteps']}>
      {offered
        .filter((step) => canTake(step, row.values))
        .slice(0, most)
        .map((step) => (
          <button
            key={step}
            type="button"
            data-main={step === 'complete' || undefined}
            disabled={steps.isBusy}
            aria-label={t('tasks.stepOf', { step: t(`tasks.step.${step}`), name })}
            onDoubleClick={(event) => event.stopPropagation()}
            onClick={(event) => {
              event.stopPropagation();
              void steps.take(step, [row]);
            }}
          >
            {t(`tasks.step.${step}`)}
          </button>
        ))}
    </span>
  );
}
