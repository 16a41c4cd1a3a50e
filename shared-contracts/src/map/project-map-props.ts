import * as v from 'valibot';
import { type GivenLayer, givenLayerSchema } from './given-layer.ts';
import { type LayerType, layerTypes, type TileLayer, tileLayers } from './layer-types.ts';
import { type MapView, mapViewSchema } from './map-views.ts';

/** Land that is chosen on the map. */
export interface ChosenLand {
  readonly id: string;
  readonly land: string;
  /** Metres from the route, if that was requested. */
  readonly metres?: number;
}

/**
 * The distance around the route within which land was looked for, in metres, and the rule that sets it; null if the
 * distance was typed.
 */
export interface LandWithin {
  readonly metres: number;
  readonly rule: string | null;
}

/** Land that a route crosses. */
export interface CrossedLand {
  /** Null for land that is not recorded and only known from the theoretical grid. */
  readonly id: string | null;
  readonly land: string;
  /** Length of the route over it in metres; null for a site. */
  readonly metres: number | null;
}

/** An action that a page offers on chosen land, with its label. */
export interface LandAction {
  readonly id: string;
  readonly label: string;
  readonly onChoose: (land: readonly ChosenLand[], within: LandWithin | undefined) => void;
}

/** The properties of `ProjectMap`, the component that the map's area offers under that name. */
export interface ProjectMapProps {
  /** The project that is shown; without one, the records of every project that the person may see. */
  readonly projectId?: string;
  /** The query of an explorer, instead of a project. */
  readonly view?: MapView;
  /** The land that the page is about, which is drawn and zoomed to (GeoJSON). */
  readonly place?: unknown;
  /** The layers that this page offers besides Wells (002 §3). */
  readonly layers: readonly LayerType[];
  /** The layer whose records the page lists: the selection is shared between map and page. */
  readonly main?: TileLayer;
  /** The page's unsaved data, drawn above the records; the page lists it instead of `main`. */
  readonly given?: GivenLayer;
  /** The records of `given` that pass the page's filter; all by default. */
  readonly shown?: ReadonlySet<string>;
  /** The records of that layer that are selected in the page. */
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (ids: ReadonlySet<string>) => void;
  /** The location of the project, as its form has it. */
  readonly route?: unknown;
  /** Called with a route that was drawn or changed; without it the route is read-only. */
  readonly onRoute?: (route: unknown) => void;
  /** Actions on chosen land. */
  readonly actions?: readonly LandAction[];
  /** Called when the person wants to record missing land, with all land that the route crosses, in order along it. */
  readonly onCrossed?: (land: readonly CrossedLand[]) => void;
  /** The number of the page's saves: when it changes, the map reads its records again. */
  readonly changes?: number;
  /**
   * Requests the button that opens and closes the info panel. Maps of later releases always have it, older ones never.
   */
  readonly panelToggle?: boolean;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';

const called = <TCall>() => v.optional(v.custom<TCall>(isFunction));

const ids = v.optional(v.custom<ReadonlySet<string>>((value) => value instanceof Set));

/** The same as the map reads it: the page may be from another release. */
export const projectMapPropsSchema = v.object({
  projectId: v.optional(v.pipe(v.string(), v.uuid())),
  place: v.optional(v.unknown()),
  view: v.optional(mapViewSchema),
  layers: v.array(v.picklist(layerTypes)),
  main: v.optional(v.picklist(tileLayers)),
  // Compared by identity, so that the same features are not drawn again.
  given: v.optional(v.custom<GivenLayer>((value) => v.is(givenLayerSchema, value))),
  shown: ids,
  selected: ids,
  onSelect: called<(chosen: ReadonlySet<string>) => void>(),
  route: v.optional(v.unknown()),
  onRoute: called<(route: unknown) => void>(),
  actions: v.optional(
    v.array(
      v.object({ id: v.string(), label: v.string(), onChoose: v.custom<LandAction['onChoose']>(isFunction) }),
    ),
    [],
  ),
  onCrossed: called<(land: readonly CrossedLand[]) => void>(),
  changes: v.optional(v.number(), 0),
  panelToggle: v.optional(v.boolean(), false),
});

/** The name under which the component is requested. */
export const projectMapName = 'ProjectMap';
