import { useEffect, useState } from 'react';
import { messageOf } from 'shared-contracts/errors';
import { limits } from 'shared-contracts/limits';
import { addressesSchema } from 'shared-contracts/map';
import { type FoundRecord, searchAnswerSchema, searchLimits } from 'shared-contracts/search';
import { useRest } from 'shared-ui';
import { baseMap } from '../base/base-map.ts';

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
  /** Why no addresses are among them. */
  readonly addressFailure?: string;
}

/** Towns and records of a kind that are offered. */
const most = 5;

/** Towns of the base map whose name begins with a text. */
export async function townsFor(text: string): Promise<readonly FoundPlace[]> {
  const beginning = text.trim().toLowerCase();
  if (beginning.length < 2) return [];
  const { towns } = await baseMap();
  return towns
    .filter(({ name }) => name.toLowerCase().startsWith(beginning))
    .slice(0, most)
    .map(({ name, ...place }) => ({ text: name, ...place }));
}

/**
 * The results for a text after a pause in typing: places that the API reads in it, records, addresses if they can be
 * searched, and towns.
 */
export function useMapSearch(text: string, hasAddresses: boolean): Found | undefined {
  const rest = useRest();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const query = text.trim().slice(0, searchLimits.text);
    setFound(undefined);
    if (query === '') return;
    const leave = new AbortController();
    // Without the base map there are no towns; the API's results are shown all the same.
    const named = townsFor(query).catch((): readonly FoundPlace[] => []);
    const timer = setTimeout(() => {
      const encoded = encodeURIComponent(query);
      const search = rest.get(`search?text=${encoded}&first=${most}`, searchAnswerSchema, leave.signal).then(
        ({ readAs, records }): Found => ({
          places: readAs.flatMap(({ text: written, latitude, longitude }) =>
            latitude === null || longitude === null ? [] : [{ text: written, latitude, longitude }],
          ),
          records,
        }),
        (error: unknown): Found => ({ places: [], records: [], failure: messageOf(error) }),
      );
      const addresses: Promise<Partial<Found>> | Partial<Found> = hasAddresses
        ? rest.get(`map/addresses?text=${encoded}`, addressesSchema, leave.signal).then(
            (places): Partial<Found> => ({ places }),
            (error: unknown): Partial<Found> => ({ addressFailure: messageOf(error) }),
          )
        : {};
      const showResults = async () => {
        const [known, { places = [], ...failed }, towns] = await Promise.all([search, addresses, named]);
        if (!leave.signal.aborted)
          setFound({ ...known, ...failed, places: [...known.places, ...places, ...towns] });
      };
      void showResults();
    }, limits.textDebounce);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [rest, text, hasAddresses]);
  return found;
}
