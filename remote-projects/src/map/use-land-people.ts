import { useEffect, useState } from 'react';
import { messageOf } from 'shared-contracts/errors';
import { type ChosenLand, type LandPerson, landPersonSchema } from 'shared-contracts/map';
import { useRest } from 'shared-ui';
import * as v from 'valibot';

type LandPeopleState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly people: readonly LandPerson[] }
  | { readonly status: 'failed'; readonly message: string };

/** Owners and occupants of land, as recorded here. */
export function useLandPeople(projectId: string, land: readonly ChosenLand[]): LandPeopleState {
  const rest = useRest();
  const [state, setState] = useState<LandPeopleState>({ status: 'loading' });
  useEffect(() => {
    const leave = new AbortController();
    setState({ status: 'loading' });
    const request = { id: projectId, parcelIds: land.map(({ id }) => id) };
    rest.post('map/land-people', request, v.array(landPersonSchema), leave.signal).then(
      (people) => setState({ status: 'ready', people }),
      (error: unknown) => {
        if (leave.signal.aborted) return;
        setState({ status: 'failed', message: messageOf(error) });
      },
    );
    return () => leave.abort();
  }, [rest, projectId, land]);
  return state;
}
