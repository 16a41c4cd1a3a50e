/** Which number comes first in a date of three numbers with the year last: 3/4/2026 is April 3 or March 4. */
export const dayOrders = ['day', 'month'] as const;

export type DayOrder = (typeof dayOrders)[number];

interface Person {
  readonly id: string;
  /** The order as the API stores it. */
  readonly dayOrder?: string | null | undefined;
}

interface Page {
  readonly documentElement: { readonly dataset: Record<string, string | undefined> };
}

/** The document: the shell and each area share it, although each has its own copy of this code. */
const page = (): Page | undefined => Reflect.get(globalThis, 'document') ?? undefined;

/** Applies a change of the person's own order to this page, before the session is read again. */
export function chooseDayOrder({ id, dayOrder }: Person): void {
  const dataset = page()?.documentElement.dataset;
  if (dataset) dataset['dayOrder'] = `${id} ${dayOrder ?? ''}`;
}

/** The order in which a person writes dates; undefined if they did not choose one. */
export function dayOrderOf({ id, dayOrder }: Person): DayOrder | undefined {
  const [whose, chosen] = page()?.documentElement.dataset['dayOrder']?.split(' ') ?? [];
  const order = whose === id ? chosen : dayOrder;
  return dayOrders.find((one) => one === order);
}
