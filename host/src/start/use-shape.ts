import { useSearchParams } from 'react-router-dom';
import { isMappedList, type MappedList } from 'shared-contracts/map';

/** What an explorer shows: rows, or where they lie. */
export const shapes = ['grid', 'map'] as const;

export type Shape = (typeof shapes)[number];

const parameter = 'show';

/** Whether a list is shown as a map, from its address; undefined for a list that has none. */
export function useShape(
  list: string,
): { readonly list: MappedList; readonly shape: Shape; readonly show: (shape: Shape) => void } | undefined {
  const [parameters, setParameters] = useSearchParams();
  if (!isMappedList(list)) return undefined;
  const show = (shape: Shape) =>
    setParameters((before) => {
      const next = new URLSearchParams(before);
      if (shape === 'map') next.set(parameter, 'map');
      // Where the map looked is the map's.
      else for (const name of [parameter, 'at', 'base', 'on', 'drawn', 'chosen']) next.delete(name);
      return next;
    });
  return { list, shape: parameters.get(parameter) === 'map' ? 'map' : 'grid', show };
}
