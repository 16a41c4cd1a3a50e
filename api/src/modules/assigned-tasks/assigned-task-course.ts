import type { TaskTrigger } from 'shared-contracts/graphql';
import type { RecordValues } from '../../records/writing/writable-kind.ts';

interface Course {
  readonly startedDate?: string | null | undefined;
  readonly completedDate?: string | null | undefined;
  readonly onHold?: boolean | null | undefined;
}

/**
 * What a save of a task leaves out: a completed task was started, on that day if none is given, and no longer waits.
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

/** What happened to a task between two states, in its order, each on the day that is written. */
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
    return typeof day === 'string' && day !== '' && !before?.[field] ? [{ trigger, day }] : [];
  });
}
