/** Which number comes first in a date of three numbers with its year last: 3/4/2026 is April 3 or March 4. */
export const dayOrders = ['day', 'month'] as const;

export type DayOrder = (typeof dayOrders)[number];

interface Person {
  readonly id: string;
  /** As the API keeps it. */
  readonly dayOrder?: string | null | undefined;
}

interface Page {
  readonly documentElement: { readonly dataset: Record<string, string | undefined> };
}

/** The document, which the shell and each area share although each has its own copy of this code. */
const page = (): Page | undefined => Reflect.get(globalThis, 'document') ?? undefined;

/** Lets a change of a person's own order take effect on this page, before the session is read again. */
export function chooseDayOrder({ id, dayOrder }: Person): void {
  const dataset = page()?.documentElement.dataset;
  if (dataset) dataset['dayOrder'] = `${id} ${dayOrder ?? ''}`;
}

/** The order that a person writes dates in; undefined where they did not choose one. */
export function dayOrderOf({ id, dayOrder }: Person): DayOrder | undefined {
  const [whose, chosen] = page()?.documentElement.dataset['dayOrder']?.split(' ') ?? [];
  const order = whose === id ? chosen : dayOrder;
  return dayOrders.find((one) => one === order);
}
