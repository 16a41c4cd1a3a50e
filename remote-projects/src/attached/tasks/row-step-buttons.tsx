import { nameIn } from 'shared-contracts/forms';
import { useTexts } from 'shared-ui';
import { useIsPhone } from 'shared-ui/grid';
import type { StoredRow } from 'shared-ui/record';
import { canTake, type TaskStep } from './task-steps.ts';
import classes from './tasks.module.css';
import type { TaskSteps } from './use-task-steps.ts';

/** The possible steps of a task in its state, the most likely first. */
const offered: readonly TaskStep[] = ['complete', 'start', 'hold', 'resume', 'reopen'];
/** How many of them there is room for: in a cell, and on the line of a card. */
const most = { cell: 2, card: 3 } as const;

/** Buttons in a task's row for steps that take one click. */
export function RowStepButtons({ row, steps }: { readonly row: StoredRow; readonly steps: TaskSteps }) {
  const { t } = useTexts('projects');
  const name = nameIn(row.values['task'], 'name');
  const room = useIsPhone() ? most.card : most.cell;
  return (
    <span className={classes['rowSteps']}>
      {offered
        .filter((step) => canTake(step, row.values))
        .slice(0, room)
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
