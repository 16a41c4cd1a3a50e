export { eventLock, eventLocks, type LockedEvent } from './event-locks.ts';
export {
  type EventField,
  eventFields,
  eventRules,
  eventValidator,
} from './event-rules.ts';
