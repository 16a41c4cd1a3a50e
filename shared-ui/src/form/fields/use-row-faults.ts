import { getIn } from 'final-form';
import { useFormState } from 'react-final-form';
import { useRefusedPaths } from '../form-session.ts';

/** Places, from 0, of a list's rows in which a field breaks a rule or was refused by the server. */
export function useRowFaults(name: string): ReadonlySet<number> {
  const { errors = {} } = useFormState({ subscription: { errors: true } });
  const refused = useRefusedPaths();
  const broken: unknown = getIn(errors, name);
  const places = Array.isArray(broken) ? [...broken.keys()].filter((place) => broken[place]) : [];
  const refusedPlaces = refused.flatMap((path) => {
    const rest = path.startsWith(`${name}[`) ? path.slice(name.length + 1) : '';
    const place = Number.parseInt(rest, 10);
    return Number.isNaN(place) ? [] : [place];
  });
  return new Set([...places, ...refusedPlaces]);
}
