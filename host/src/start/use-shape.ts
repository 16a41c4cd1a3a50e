import { useSearchParams } from 'react-router-dom';
import { isMappedList, type MappedList } from 'shared-contracts/map';
import { useQueryNow } from '../page/use-query-now.ts';

/** Ways to show a list: as rows, or on a map. */
export const shapes = ['grid', 'map'] as const;

export type Shape = (typeof shapes)[number];

const parameter = 'show';

/** The way in which a list is shown, from its address; undefined for a list without a map. */
export function useShape(
  list: string,
): { readonly list: MappedList; readonly shape: Shape; readonly show: (shape: Shape) => void } | undefined {
  const [parameters, setParameters] = useSearchParams();
  const queryNow = useQueryNow();
  if (!isMappedList(list)) return undefined;
  const show = (shape: Shape) => {
    const next = new URLSearchParams(queryNow() ?? parameters);
    if (shape === 'map') next.set(parameter, 'map');
    // The place and layers of the map belong to the map only.
    else for (const name of [parameter, 'at', 'base', 'on', 'drawn', 'chosen']) next.delete(name);
    setParameters(next);
  };
  return { list, shape: parameters.get(parameter) === 'map' ? 'map' : 'grid', show };
}
