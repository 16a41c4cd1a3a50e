import { useSyncExternalStore } from 'react';
import { makeChanges } from 'shared-contracts/changes';
import {
  formatLegalDescription,
  type LandWriting,
  landWritings,
  parseLegalDescription,
  writeLegalDescription,
} from 'shared-contracts/land-survey';
import { deviceSetting, setDeviceSetting } from 'shared-ui';
import * as v from 'valibot';

/** A description in the chosen notation; text that is no description stays as it is. */
export function writtenLand(text: string, writing: LandWriting): string {
  const location = parseLegalDescription(text);
  return location ? writeLegalDescription(location, writing) : text;
}

/** The typed text in the usual notation, which is the stored one; text that is no description stays as it is. */
export function usualLand(text: string): string {
  const location = parseLegalDescription(text);
  // A portion or several pieces become rows of their own, read from the text by the rules.
  return location ? formatLegalDescription(location) : text;
}

const { subscribe, report } = makeChanges();

const chosen = (): LandWriting => {
  const kept = v.safeParse(v.picklist(landWritings), deviceSetting('landWriting'));
  return kept.success ? kept.output : 'usual';
};

/** The writing that the person chose in this browser, and how to choose another. */
export function useLandWriting(): readonly [LandWriting, (writing: LandWriting) => void] {
  const writing = useSyncExternalStore(subscribe, chosen);
  const choose = (next: LandWriting) => {
    setDeviceSetting('landWriting', next);
    report();
  };
  return [writing, choose];
}
