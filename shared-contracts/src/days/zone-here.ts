/**
 * The part of a page that stores the zone: the shell and each area have their own copy of this code, but share one
 * document.
 */
interface Page {
  readonly documentElement: { readonly dataset: Record<string, string | undefined> };
}

const page = (): Page | undefined => Reflect.get(globalThis, 'document') ?? undefined;

/** Stores the person's own time zone for this page, by its IANA name; null stands for the browser's zone. */
export function chooseZone(zone: string | null): void {
  const dataset = page()?.documentElement.dataset;
  if (!dataset) return;
  if (zone === null) delete dataset['timeZone'];
  else dataset['timeZone'] = zone;
}

/** The zone that the person chose; null for the browser's zone. */
export const chosenZone = (): string | null => page()?.documentElement.dataset['timeZone'] ?? null;

/** The time zone in which days and moments are shown to the person: the one that they chose, else the browser's. */
export const zoneHere = (): string => chosenZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
