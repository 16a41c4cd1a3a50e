/**
 * The part of a page that stores the zone: the shell and each area have their own copy of this code, but share one
 * document.
 */
interface Page {
  readonly documentElement: { readonly dataset: Record<string, string | undefined> };
}

const page = (): Page | undefined => Reflect.get(globalThis, 'document') ?? undefined;

/** Keeps the person's own time zone for this page, by the IANA database; null: the one of the browser. */
export function chooseZone(zone: string | null): void {
  const dataset = page()?.documentElement.dataset;
  if (!dataset) return;
  if (zone === null) delete dataset['timeZone'];
  else dataset['timeZone'] = zone;
}

/** The zone that the person chose; null where the browser's counts. */
export const chosenZone = (): string | null => page()?.documentElement.dataset['timeZone'] ?? null;

/** The time zone that the person's days and moments are shown in: the one they chose, else the one of this browser. */
export const zoneHere = (): string => chosenZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
