import { useMemo } from 'react';
import type { LayerType, ProjectMapProps } from 'shared-contracts/map';

/** The layers of a project besides its wells. */
const all: readonly LayerType[] = ['Agreements', 'Requests', 'Stakeholders', 'Indigenous'];

/** The content of the map: all layers of a project, or only the layer that a tab lists. */
export function useProjectMap(
  projectId: string,
  props: Omit<ProjectMapProps, 'projectId' | 'layers' | 'main'> & { readonly main?: LayerType },
): ProjectMapProps {
  const { main, shown, selected, onSelect, route, onRoute, actions, onCrossed, changes, panelToggle } = props;
  return useMemo(() => {
    // Undefined values are left out: the map treats a key with undefined as given.
    const optional = { main, shown, selected, onSelect, onRoute, actions, onCrossed, changes, panelToggle };
    const known = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
    return { projectId, layers: main ? [main] : all, route, ...known };
  }, [projectId, main, shown, selected, onSelect, route, onRoute, actions, onCrossed, changes, panelToggle]);
}
