import { fromLonLat, toLonLat } from 'ol/proj.js';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { mapLimits } from 'shared-contracts/limits';
import { type Basemap, basemaps, type ProjectMapProps } from 'shared-contracts/map';
import { readRoute } from 'shared-contracts/projects';
import { recordRights } from 'shared-contracts/rights';
import { LoadingBar, lazyPart, useSession, useTexts } from 'shared-ui';
import { useIsPhone } from 'shared-ui/grid';
import { useSearchParams } from 'shared-ui/router';
import { AlongPanel } from '../along/along-panel.tsx';
import { useAlongLand } from '../along/use-along-land.ts';
import { baseLooks } from '../base/looks.ts';
import { useOnceDrawn } from '../base/once-drawn.ts';
import { givenKey } from '../layers/layer-def.ts';
import { filtersOf, lookOf } from '../layers/layer-settings.ts';
import { useDrawnLayers } from '../layers/use-drawn-layers.ts';
import { useLayerSettings } from '../layers/use-layer-settings.ts';
import { useLegends } from '../layers/use-legends.ts';
import { InfoPanel } from '../panel/info-panel.tsx';
import { MiniMap } from '../readout/mini-map.tsx';
import { PositionLine } from '../readout/position-line.tsx';
import { isRouteTool, type RouteTool, useRouteTool } from '../route/use-route-tool.ts';
import { MapSearch } from '../search/map-search.tsx';
import { featuresAround, featuresInSight } from '../selection/features-within.ts';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { type Measured, type Tool, useTools } from '../selection/use-tools.ts';
import { HoverTip } from './hover-tip.tsx';
import { layerDefs } from './layer-defs.ts';
import { dockWidth, MapDock } from './map-dock.tsx';
import { mapAddress, readMapLink } from './map-link.ts';
import { MapToolbar, type SidePanel, sidePanels } from './map-toolbar.tsx';
import classes from './map-viewer.module.css';
import { MeasuredLine, RouteLine } from './measured-line.tsx';
import { useBaseMap, useDrawnBase } from './use-base-map.ts';
import { useBaseMapSource } from './use-base-map-source.ts';
import { useGivenInSight } from './use-given-in-sight.ts';
import { useIsLow } from './use-is-low.ts';
import type { MapData } from './use-map-data.ts';
import { useOlMap, zoomBy } from './use-ol-map.ts';
import { usePicked } from './use-picked.ts';
import { useWhole } from './use-whole.ts';

interface MapViewerProps extends ProjectMapProps {
  readonly data: MapData;
}

const PrintPanel = lazyPart(async () => (await import('../print/print-panel.tsx')).PrintPanel);

const ExportPanel = lazyPart(async () => (await import('../export/export-panel.tsx')).ExportPanel);

const noRoute = () => {};

/** The map with its search, tools, layers, selection and position. */
export function MapViewer({ data, ...page }: MapViewerProps) {
  const {
    projectId,
    layers: offered,
    given,
    shown,
    selected,
    onSelect,
    route: projectRoute,
    place,
    onRoute,
    actions,
    changes = 0,
  } = page;
  const main = given ? givenKey : page.main;
  const isPlace = place !== undefined;
  const route = isPlace ? place : projectRoute;
  const { t } = useTexts('map');
  const { user } = useSession();
  const isPhone = useIsPhone();
  const isLow = useIsLow();
  const [query] = useSearchParams();
  const [link] = useState(() => readMapLink(query));
  const [basemap, setBasemap] = useState<Basemap>(link.base ?? basemaps[0]);
  const [tool, setTool] = useState<Tool | RouteTool>('point');
  const [measured, setMeasured] = useState<Measured>();
  const [routeLength, setRouteLength] = useState<number>();
  const [hasLayers, setLayers] = useState(!isPhone && !isLow);
  const [side, setSide] = useState<SidePanel>();
  const turn = (to: SidePanel) => setSide(side === to ? undefined : to);
  const [hasPanel, setPanel] = useState(false);
  const [isFull, setFull] = useState(false);
  const { map, target } = useOlMap(link.at);
  const isAdministrator = user !== null && recordRights.masterData.edit(user, {});
  const defs = useMemo(
    () => layerDefs(data, offered, { route, isPlace }, isAdministrator, given),
    [data, offered, route, isPlace, isAdministrator, given],
  );
  const { settings, change, move, reset, failure: saveFailure } = useLayerSettings(defs, link);
  const source = useBaseMapSource(data, basemap);
  const drawnBase = useDrawnBase(basemap, data);
  const { picked, pick, clear } = usePicked({ first: link.chosen, main, selected, onSelect });
  const legends = useLegends({ projectId, viewId: data.viewId }, defs, settings, data.legends);
  const { failures, records } = useDrawnLayers({
    map,
    projectId,
    viewId: data.viewId,
    defs,
    settings,
    onDark: baseLooks[drawnBase].isDark,
    route,
    picked,
    main,
    shown,
    changes,
  });
  useBaseMap(map, { basemap, drawn: drawnBase }, data);
  const routeTool = isRouteTool(tool) ? tool : undefined;
  useTools({
    map,
    tool: isRouteTool(tool) ? undefined : tool,
    onPick: pick,
    onMeasure: setMeasured,
    onLeave: () => setTool('point'),
  });
  useRouteTool({
    map,
    tool: routeTool,
    route,
    onRoute: onRoute ?? noRoute,
    onLength: setRouteLength,
    onDone: () => setTool('editRoute'),
  });
  const hasRoute = typeof readRoute(route) !== 'string';
  const { along, chosenLand, land, within, choose } = useAlongLand({
    ...{ map, projectId, route, picked, changes, pick },
  });

  // The layer list covers the left side of the map, so the view is centred in the rest.
  useEffect(() => {
    map.getView().padding = [0, 0, 0, hasLayers && !isPhone ? dockWidth : 0];
  }, [map, hasLayers, isPhone]);

  // Rows that are being corrected must all be visible, so nothing covers them.
  const hasOverview = given === undefined;
  const look = useWhole({ map, data, page, main, hasOverview, isAt: link.at !== undefined });
  useGivenInSight(map, given, selected);
  // After all that the first frame needs: its tiles are asked for now, not with the next frame.
  useEffect(() => map.renderSync(), [map]);
  const isDrawn = useOnceDrawn(map);
  // What lies over the map comes after the records in it. A page's own rows are at hand, and its bar has a place beside the map.
  const hasTools = isDrawn || given !== undefined;
  // A selection opens the panel; about its own rows the page shows more than the map knows.
  const isChosen = picked.size > 0 && !given;
  useEffect(() => {
    if (isChosen) setPanel(true);
  }, [isChosen]);

  const address = () => {
    const view = map.getView();
    const [longitude = 0, latitude = 0] = toLonLat(view.getCenter() ?? [0, 0]);
    return mapAddress(window.location.href, {
      at: { longitude, latitude, zoom: view.getZoom() ?? mapLimits.zoom.least },
      base: basemap,
      on: defs.filter((def) => lookOf(def, settings).visible).map(({ key }) => key),
      filters: filtersOf(defs, settings),
      chosen: [...picked.values()],
    });
  };
  const chosenBar = (
    <SelectionBar
      isAbove={given !== undefined}
      count={picked.size}
      land={land}
      within={within}
      actions={actions ?? []}
      onAround={(metres) => pick(featuresAround(map, picked, metres), false)}
      onClear={clear}
    />
  );
  return (
    <div
      className={classes['viewer']}
      data-tool={tool}
      data-docked={hasLayers || undefined}
      data-full={isFull || undefined}
    >
      <div className={classes['stage']}>
        <div className={classes['head']} data-over={given ? undefined : ''}>
          {/* On a phone it stands above the map, which must not change its size. */}
          {(hasTools || isPhone) && (
            <MapSearch
              hasAddresses={data.esriApiKey !== null}
              onGo={({ longitude, latitude }) => {
                map.getView().setCenter(fromLonLat([longitude, latitude]));
                map.getView().setZoom(13);
              }}
            />
          )}
          {/* All rows being corrected must be visible, so the actions do not cover any of them. */}
          {given && chosenBar}
        </div>
        <div className={classes['ground']}>
          <section
            ref={target}
            className={classes['map']}
            aria-label={t(projectId === undefined ? 'mapOfMany' : 'map')}
          />
          {hasTools && (
            <>
              {hasLayers && (
                <MapDock
                  basemap={basemap}
                  onBasemap={setBasemap}
                  saveFailure={saveFailure}
                  defs={defs}
                  settings={settings}
                  legends={legends}
                  records={records}
                  failures={failures}
                  hasMenus={!data.isReadOnly}
                  onChange={change}
                  onMove={move}
                  onReset={reset}
                />
              )}
              <HoverTip map={map} />
              <MapToolbar
                tool={tool}
                onTool={setTool}
                routeTools={onRoute ? (hasRoute ? ['drawRoute', 'editRoute'] : ['drawRoute']) : []}
                side={side}
                sides={projectId === undefined ? ['print'] : sidePanels}
                onSide={turn}
                onZoom={(by) => zoomBy(map, by)}
                onWhole={look}
                onInSight={() => pick(featuresInSight(map), false)}
                link={address}
                hasLayers={hasLayers}
                onLayers={() => setLayers(!hasLayers)}
                hasPanel={hasPanel}
                onPanel={() => setPanel(!hasPanel)}
                isFull={isFull}
                onFull={() => setFull(!isFull)}
              />
              {(tool === 'length' || tool === 'area') && <MeasuredLine measured={measured} />}
              {routeTool && <RouteLine tool={routeTool} length={routeLength} />}
              {!given && chosenBar}
              {hasOverview && <MiniMap map={map} basemap={drawnBase} />}
              <div className={classes['footer']}>
                <PositionLine map={map} />
                <p className={classes['source']}>{source}</p>
              </div>
            </>
          )}
        </div>
      </div>
      {side === 'along' && (
        <AlongPanel
          along={along}
          hasRoute={hasRoute}
          chosen={chosenLand}
          onChoose={choose}
          onCrossed={page.onCrossed}
        />
      )}
      {side === 'print' && (
        <Suspense fallback={<LoadingBar />}>
          <PrintPanel
            map={map}
            projectId={projectId}
            picked={picked}
            source={source}
            defs={defs}
            settings={settings}
            legends={legends}
            records={records}
          />
        </Suspense>
      )}
      {side === 'export' && projectId !== undefined && (
        <Suspense fallback={<LoadingBar />}>
          <ExportPanel projectId={projectId} defs={defs} picked={picked} />
        </Suspense>
      )}
      {hasPanel && !side && <InfoPanel picked={[...picked.values()]} />}
    </div>
  );
}
