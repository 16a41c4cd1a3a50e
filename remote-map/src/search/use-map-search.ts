import { useEffect, useState } from 'react';
import { limits } from 'shared-contracts/limits';
import { type FoundRecord, searchAnswerSchema, searchLimits } from 'shared-contracts/search';
import { useRest } from 'shared-ui';
import { baseTowns } from '../base/base-layer.ts';

/** A place that a text names. */
export interface FoundPlace {
  readonly text: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** What was found for a text, or why nothing could be. */
export interface Found {
  readonly places: readonly FoundPlace[];
  readonly records: readonly FoundRecord[];
  readonly failure?: string;
}

/** Towns and records of a kind that are offered. */
const most = 5;

/** Towns of the base map whose name begins with a text. */
export function townsFor(text: string): readonly FoundPlace[] {
  const beginning = text.trim().toLowerCase();
  if (beginning.length < 2) return [];
  return baseTowns()
    .filter(({ name }) => name.toLowerCase().startsWith(beginning))
    .slice(0, most)
    .map(({ name, ...place }) => ({ text: name, ...place }));
}

/** What a text finds, once it stands still: places at once, then what the API reads in it and finds for it. */
export function useMapSearch(text: string): Found | undefined {
  const rest = useRest();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const asked = text.trim().slice(0, searchLimits.text);
    setFound(undefined);
    if (asked === '') return;
    const leave = new AbortController();
    const towns = townsFor(asked);
    const timer = setTimeout(() => {
      rest
        .get(`search?text=${encodeURIComponent(asked)}&first=${most}`, searchAnswerSchema, leave.signal)
        .then(
          ({ readAs, records }) => {
            const read = readAs.flatMap(({ text: written, latitude, longitude }) =>
              latitude === null || longitude === null ? [] : [{ text: written, latitude, longitude }],
            );
            setFound({ places: [...read, ...towns], records });
          },
          (error: unknown) => {
            if (leave.signal.aborted) return;
            const failure = error instanceof Error ? error.message : String(error);
            setFound({ places: towns, records: [], failure });
          },
        );
    }, limits.textDebounce);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [rest, text]);
  return found;
}
