import { type RowLockReason, rowLock } from '../engagement/row-lock.ts';
import { type EventField, eventFields } from './event-rules.ts';

/** The values of an event on which its locks depend. */
export interface LockedEvent {
  readonly isNew: boolean;
  /** Whether the person's company wrote it. */
  readonly isUserOwned: boolean;
  /** The person's right to edit the project. */
  readonly mayEdit: boolean;
}

/** Why nothing of an event can be changed, and why it cannot be deleted (002 §6); undefined where it can. */
export function eventLock(
  { isReadOnly }: { readonly isReadOnly: boolean },
  { isNew, isUserOwned, mayEdit }: LockedEvent,
): RowLockReason | undefined {
  return rowLock({ isReadOnly, mayEdit }) ?? (isNew || isUserOwned ? undefined : 'foreignEvent');
}

/** The fields of an event that the person may not change, each with its reason: its type stays once it is saved (002 §4). */
export function eventLocks(
  viewer: { readonly isReadOnly: boolean },
  event: LockedEvent,
): ReadonlyMap<EventField, RowLockReason> {
  const whole = eventLock(viewer, event);
  if (whole) return new Map(eventFields.map((field) => [field, whole]));
  return new Map(event.isNew ? [] : [['eventType', 'savedType']]);
}
