import type { Picklist } from 'shared-contracts';
import { makeChanges } from 'shared-contracts/changes';
import { failureText } from 'shared-contracts/errors';

/** The progress of loading a picklist of an area. */
export type PicklistLoad =
  | { readonly status: 'ready'; readonly picklist: Picklist }
  | { readonly status: 'coming' }
  | { readonly status: 'failed'; readonly message: string }
  /** No loaded area provides it. */
  | { readonly status: 'unknown' };

type Bring = () => Promise<Picklist>;

const coming: PicklistLoad = { status: 'coming' };
const unknown: PicklistLoad = { status: 'unknown' };

const brought = new Map<string, Bring>();
const loads = new Map<string, PicklistLoad>();
const { subscribe, report } = makeChanges();
let areaOf: (name: string) => Promise<unknown> | undefined = () => undefined;

function set(name: string, load: PicklistLoad): void {
  loads.set(name, load);
  report();
}

/** Calls a listener whenever a list has arrived or failed, until the returned function is called. */
export const subscribeToPicklists = subscribe;

/** Takes in the picklists of an area that has arrived; fields that wait for one of them go on. */
export function addPicklists(lists: Readonly<Record<string, Bring>>): void {
  for (const [name, bring] of Object.entries(lists)) {
    // The same area again, for example after a retry: loaded lists stay.
    if (loads.get(name)?.status !== 'ready') loads.delete(name);
    brought.set(name, bring);
  }
  report();
}

/**
 * Sets who fetches the area that has a picklist: `fetchArea` starts it and returns when the area is loaded, or
 * undefined where no area declares the picklist.
 */
export function fetchPicklistsBy(fetchArea: (name: string) => Promise<unknown> | undefined): void {
  areaOf = fetchArea;
}

async function load(name: string, area: Promise<unknown> | undefined): Promise<void> {
  try {
    await area;
    const picklist = await brought.get(name)?.();
    set(name, picklist ? { status: 'ready', picklist } : unknown);
  } catch (error) {
    set(name, { status: 'failed', message: failureText(error) ?? '' });
  }
}

/** A picklist of an area; the first request fetches it, with its area where that is not loaded yet. */
export function broughtPicklist(name: string): PicklistLoad {
  const known = loads.get(name);
  if (known) return known;
  const area = brought.has(name) ? undefined : areaOf(name);
  if (!area && !brought.has(name)) return unknown;
  loads.set(name, coming);
  void load(name, area);
  return coming;
}

/** Tries again to fetch a picklist that could not be fetched. */
export function retryPicklist(name: string): void {
  loads.delete(name);
  report();
}
