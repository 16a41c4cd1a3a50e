import { useSyncExternalStore } from 'react';
import {
  formatLegalDescription,
  type LegalDescription,
  parseLegalDescription,
} from 'shared-contracts/land-survey';
import * as v from 'valibot';

/** Ways to write a legal description, each of which is read as well. */
export const landWritings = ['usual', 'spaced', 'words'] as const;

export type LandWriting = (typeof landWritings)[number];

function spaced(location: LegalDescription): string {
  if (location.system === 'DLS') {
    const { quarter, lsd, section, township, range, meridian } = location;
    const place = `${section}-${township}-${range} W${meridian}`;
    return lsd === undefined ? [quarter, place].filter(Boolean).join(' ') : `${lsd}-${place}`;
  }
  const { quarter, unit, block, series, area, sheet } = location;
  return `${quarter ? `${quarter}-` : ''}${unit}-${block}/${series}-${area}-${sheet}`;
}

function inWords(location: LegalDescription): string {
  if (location.system === 'DLS') {
    const { quarter, lsd, section, township, range, meridian } = location;
    const place = lsd === undefined ? (quarter ?? '') : `LSD ${lsd}`;
    return [`TWP ${township} RGE ${range} W${meridian}M`, place, `SEC ${section}`].filter(Boolean).join(' ');
  }
  const { quarter, unit, block, series, area, sheet } = location;
  const base = `NTS ${series}-${area}-${sheet} BLK ${block} UNIT ${unit}`;
  return quarter ? `${base} QTR ${quarter.toUpperCase()}` : base;
}

const writers: Readonly<Record<LandWriting, (location: LegalDescription) => string>> = {
  usual: formatLegalDescription,
  spaced,
  words: inWords,
};

/** A description in the chosen writing; what is none stays as it is. */
export function writtenLand(text: string, writing: LandWriting): string {
  const location = parseLegalDescription(text);
  return location ? writers[writing](location) : text;
}

/** The usual writing of what is typed, which is the one that is kept; what is none stays as it is. */
export const usualLand = (text: string): string => writtenLand(text, 'usual');

const key = 'rightway.land-writing';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const chosen = (): LandWriting => {
  const kept = v.safeParse(v.picklist(landWritings), localStorage.getItem(key));
  return kept.success ? kept.output : 'usual';
};

/** The writing that the person chose in this browser, and how to choose another. */
export function useLandWriting(): readonly [LandWriting, (writing: LandWriting) => void] {
  const writing = useSyncExternalStore(subscribe, chosen);
  const choose = (next: LandWriting) => {
    localStorage.setItem(key, next);
    for (const listener of listeners) listener();
  };
  return [writing, choose];
}
