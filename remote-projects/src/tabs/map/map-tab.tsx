import { useCallback } from 'react';
import { projectMapName } from 'shared-contracts/map';
import { AreaPart } from 'shared-ui';
import { useFieldValue, useSetField } from 'shared-ui/form';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { useLockedField } from '../../ground/use-locked-field.ts';
import { useLandActions } from '../../map/use-land-actions.tsx';
import { useProjectMap } from '../../map/use-project-map.ts';
import classes from './map-tab.module.css';

/** Every layer of the project on a map, which the map's area draws (002 §2); its route is drawn here, for the next save. */
export function MapTab({ project }: { readonly project: ProjectRecord }) {
  const route = useFieldValue('geometry');
  const set = useSetField();
  const lock = useLockedField(project)('geometry');
  const isLocked = lock.readOnly || !project.canEdit;
  const draw = useCallback((drawn: unknown) => set('geometry', drawn), [set]);
  const { actions, changes, dialog, onCrossed } = useLandActions(project);
  const props = useProjectMap(project.id, {
    route,
    actions,
    changes,
    ...(onCrossed ? { onCrossed } : {}),
    ...(isLocked ? {} : { onRoute: draw }),
  });
  return (
    <>
      <div className={classes['whole']} data-map-whole>
        <AreaPart area="map" name={projectMapName} props={props} />
      </div>
      {dialog}
    </>
  );
}
