import type { TaskTrigger } from 'shared-contracts/graphql';
import { dateFormats } from 'shared-contracts/limits';
import { isDateIn } from 'shared-contracts/validators';
import type { RecordValues } from '../../records/writing/writable-kind.ts';

interface Course {
  readonly startedDate?: string | null | undefined;
  readonly completedDate?: string | null | undefined;
  readonly onHold?: boolean | null | undefined;
}

/**
 * Fills in what a save of a task leaves out: a completed task was started, by default on the day of its completion, and
 * no longer waits.
 */
export function completedTask<TInput extends Course>(
  input: TInput,
  before: RecordValues | undefined,
): TInput {
  const { startedDate = before?.['startedDate'], onHold } = input;
  if (!input.completedDate) return input;
  return {
    ...input,
    startedDate: startedDate || input.completedDate,
    onHold: onHold ?? false,
  };
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && isDateIn(dateFormats.input, value);

/** What happened to a task between two states, in order, each with the entered day. */
export function happenedTo(
  before: RecordValues | undefined,
  after: RecordValues,
): readonly { readonly trigger: TaskTrigger; readonly day: string }[] {
  const steps = [
    ['Started', 'startedDate'],
    ['Completed', 'completedDate'],
  ] as const;
  return steps.flatMap(([trigger, field]) => {
    const day = after[field];
    return isDay(day) && !before?.[field] ? [{ trigger, day }] : [];
  });
}
