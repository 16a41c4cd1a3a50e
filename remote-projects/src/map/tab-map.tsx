import { type LayerType, projectMapName } from 'shared-contracts/map';
import { AreaPart, EmptyState, FilterInput, HeaderButton, useTexts } from 'shared-ui';
import { useFieldValue } from 'shared-ui/form';
import { useRowsInGrid } from 'shared-ui/grid';
import type { ProjectRecord } from '../ground/project-record.ts';
import type { LinesOnMap } from '../rows/lines-tab.tsx';
import classes from './tab-map.module.css';
import { useLandActions } from './use-land-actions.tsx';
import { useProjectMap } from './use-project-map.ts';

interface TabMapProps extends LinesOnMap {
  readonly project: ProjectRecord;
  /** The layer of the rows that the tab lists. */
  readonly layer: LayerType;
}

/** The rows of a tab on the map, which the map's area draws: one filter and one selection with the tab's grid. */
export function TabMap({ project, layer, local, isFiltered, lead, onGrid, onWritten }: TabMapProps) {
  const { t } = useTexts('projects');
  const { t: ui } = useTexts('ui');
  const route = useFieldValue('geometry');
  const shown = useRowsInGrid(local, isFiltered);
  const { selection: selected, select: onSelect, filter } = local;
  const { actions, changes, dialog, onCrossed } = useLandActions(project, onWritten);
  const props = useProjectMap(project.id, {
    main: layer,
    selected,
    onSelect,
    route,
    panelToggle: true,
    actions,
    changes,
    ...(onCrossed ? { onCrossed } : {}),
    ...(shown ? { shown } : {}),
  });
  const back = <HeaderButton onClick={onGrid}>{t('tabMap.back')}</HeaderButton>;
  return (
    <>
      <div className={classes['tools']}>
        {lead}
        <FilterInput {...filter} label={ui('grid.filter')} />
        {selected.size > 0 && <output>{t('tabMap.chosen', { count: selected.size })}</output>}
      </div>
      {project.revision === null ? (
        <EmptyState title={t('tabMap.title')} cause={t('tabMap.unsaved')} role="status" ways={back} />
      ) : (
        <div className={classes['map']}>
          <AreaPart area="map" name={projectMapName} props={props} ways={back} />
        </div>
      )}
      {dialog}
    </>
  );
}
