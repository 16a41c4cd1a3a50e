import { useMemo } from 'react';
import type { LayerType, ProjectMapProps } from 'shared-contracts/map';

/** The layers of a project besides its wells. */
const all: readonly LayerType[] = ['Agreements', 'Requests', 'Stakeholders', 'Indigenous'];

/** What the map is asked for: of all that a project has, or of the layer alone that a tab lists. */
export function useProjectMap(
  projectId: string,
  asked: Omit<ProjectMapProps, 'projectId' | 'layers'>,
): ProjectMapProps {
  const { main, shown, selected, onSelect, route, panelToggle } = asked;
  return useMemo(
    () => ({
      projectId,
      layers: main ? [main] : all,
      route,
      ...(main ? { main } : {}),
      ...(shown ? { shown } : {}),
      ...(selected ? { selected } : {}),
      ...(onSelect ? { onSelect } : {}),
      ...(panelToggle === undefined ? {} : { panelToggle }),
    }),
    [projectId, main, shown, selected, onSelect, route, panelToggle],
  );
}
