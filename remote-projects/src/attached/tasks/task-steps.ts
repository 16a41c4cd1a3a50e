import { today } from 'shared-contracts/days';
import type { FormValues } from 'shared-ui/form';

/** The steps of a task that take one click. */
export const taskSteps = ['start', 'complete', 'hold', 'resume', 'reopen'] as const;

export type TaskStep = (typeof taskSteps)[number];

/** The values that a step writes; days are the person's. */
export function changeOf(step: TaskStep): object {
  if (step === 'start') return { startedDate: today() };
  if (step === 'complete') return { completedDate: today() };
  if (step === 'reopen') return { completedDate: null };
  return { onHold: step === 'hold' };
}

/** The values that undo a step: those of the task before it. */
export function beforeOf(step: TaskStep, { startedDate, completedDate, onHold }: FormValues): object {
  if (step === 'start') return { startedDate: startedDate ?? null };
  if (step === 'hold' || step === 'resume') return { onHold: onHold === true };
  return { completedDate: completedDate ?? null };
}

/** Whether a step can be taken with a task as it is stored. */
export function canTake(
  step: TaskStep,
  { startedDate, completedDate, onHold, canEdit, blockedBy, readyOn }: FormValues,
): boolean {
  if (canEdit !== true) return false;
  const waits = Boolean(blockedBy) || (typeof readyOn === 'string' && readyOn > today());
  if (waits && mayBeFollowed(step)) return false;
  if (step === 'reopen') return Boolean(completedDate);
  if (completedDate) return false;
  if (step === 'start') return !startedDate;
  if (step === 'hold') return onHold !== true;
  return step === 'complete' || onHold === true;
}

/** Steps that the rules of a task may follow. */
export const mayBeFollowed = (step: TaskStep): boolean => step === 'start' || step === 'complete';
