import { useEffect, useMemo } from 'react';
import type { GridView } from 'shared-contracts/grids';
import { layerOfList, type MappedList, type ProjectMapProps, projectMapName } from 'shared-contracts/map';
import { AreaPart, HeaderButton, useTexts } from 'shared-ui';
import { remoteQuestion, type Selection } from 'shared-ui/grid';
import classes from './start-screen.module.css';
import { noteMapUse } from './uses-maps.ts';

interface ExplorerMapProps {
  readonly list: MappedList;
  /** What the grid asks for, with what narrows it. */
  readonly view: GridView;
  readonly selection: Selection;
  readonly onSelectionChange: (selection: Selection) => void;
  /** Another number after something was written. */
  readonly version: number;
  readonly onGrid: () => void;
}

/** The results of a list on a map, drawn by the map's area. Grid and map share one selection. */
export function ExplorerMap({ list, view, selection, onSelectionChange, version, onGrid }: ExplorerMapProps) {
  const { t } = useTexts('host');
  useEffect(noteMapUse, []);
  const { searchCriteria, parameters } = remoteQuestion(view);
  const question = JSON.stringify({ searchCriteria, parameters });
  const props = useMemo(
    (): ProjectMapProps => ({
      view: { source: list, ...JSON.parse(question) },
      layers: [],
      main: layerOfList[list],
      selected: selection,
      onSelect: onSelectionChange,
      changes: version,
      panelToggle: true,
    }),
    [list, question, selection, onSelectionChange, version],
  );
  return (
    <div className={classes.map} data-map-whole>
      <AreaPart
        area="map"
        name={projectMapName}
        props={props}
        ways={<HeaderButton onClick={onGrid}>{t('start.backToGrid')}</HeaderButton>}
      />
    </div>
  );
}
