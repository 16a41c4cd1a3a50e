import * as v from 'valibot';

const modelSchema = v.object({
  masterModelItems: v.array(
    v.object({
      sequence: v.optional(v.number(), 0),
      eventType: v.object({ id: v.string(), code: v.string(), isActive: v.boolean() }),
    }),
  ),
});

/** An event that a model would add. */
interface ModelEvent {
  readonly id: string;
  readonly code: string;
  /** Why it is not added: it already exists, or is no longer in use. */
  readonly isExisting: boolean;
  readonly isActive: boolean;
}

/** The events of a model that was picked, in their order; none where nothing is picked. */
export function modelEvents(model: unknown, used: readonly string[]): readonly ModelEvent[] {
  const read = v.safeParse(modelSchema, model);
  if (!read.success) return [];
  return read.output.masterModelItems
    .toSorted((one, other) => one.sequence - other.sequence)
    .map(({ eventType }) => ({ ...eventType, isExisting: used.includes(eventType.id) }));
}

/** Those that are added: active and not here yet (002 §5). */
export const addedBy = (events: readonly ModelEvent[]): readonly ModelEvent[] =>
  events.filter(({ isActive, isExisting }) => isActive && !isExisting);
