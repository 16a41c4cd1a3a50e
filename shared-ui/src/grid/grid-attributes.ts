/** The element around an event's target that carries `data-{name}`. */
export const closestWith = (target: EventTarget, name: string): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`) : undefined) ?? undefined;

/** The number in the `data-{name}` of the element around an event's target. */
export const closestNumber = (target: EventTarget, name: string): number | undefined => {
  const text = closestWith(target, name)?.dataset[name];
  return text === undefined ? undefined : Number(text);
};
