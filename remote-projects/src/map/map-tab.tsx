import { projectMapName } from 'shared-contracts/map';
import { AreaPart } from 'shared-ui';
import { useFieldValue } from 'shared-ui/form';
import type { ProjectRecord } from '../project/project-record.ts';
import { useProjectMap } from './use-project-map.ts';

/** Every layer of the project on a map, which the map's area draws (002 §2). */
export function MapTab({ project }: { readonly project: ProjectRecord }) {
  const route = useFieldValue('geometry');
  return <AreaPart area="map" name={projectMapName} props={useProjectMap(project.id, { route })} />;
}
