export { eventLock, eventLocks, type LockedEvent } from './event-locks.ts';
export {
  type EventField,
  type EventValues,
  eventFields,
  eventRules,
  eventValidator,
} from './event-rules.ts';
