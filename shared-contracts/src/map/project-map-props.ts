import * as v from 'valibot';
import { type GivenLayer, givenLayerSchema } from './given-layer.ts';
import { type LayerType, layerTypes, type TileLayer, tileLayers } from './layer-types.ts';
import { type MapView, mapViewSchema } from './map-views.ts';

/** Land that is chosen on the map. */
export interface ChosenLand {
  readonly id: string;
  readonly land: string;
  /** Metres from the route, where that was asked. */
  readonly metres?: number;
}

/** How far around the route land was looked for, metres, and by which rule; null where the distance was typed. */
export interface LandWithin {
  readonly metres: number;
  readonly rule: string | null;
}

/** Land that a route goes over. */
export interface CrossedLand {
  /** Null of land that is not recorded, which the theoretical grid names. */
  readonly id: string | null;
  readonly land: string;
  /** Metres of the route over it; null of a site. */
  readonly metres: number | null;
}

/** What a page does with land that is chosen, in its own words. */
export interface LandAction {
  readonly id: string;
  readonly label: string;
  readonly onChoose: (land: readonly ChosenLand[], within: LandWithin | undefined) => void;
}

/** What an area asks `ProjectMap` for, the component that the map's area offers by that name. */
export interface ProjectMapProps {
  /** The project that is shown; without one the records of every project that the person sees. */
  readonly projectId?: string;
  /** What an explorer finds, in place of a project. */
  readonly view?: MapView;
  /** Land that the page is about, drawn and looked at (GeoJSON). */
  readonly place?: unknown;
  /** The layers that this page offers besides Wells (002 §3). */
  readonly layers: readonly LayerType[];
  /** The layer whose records the page lists: what is chosen of it is chosen there, and back. */
  readonly main?: TileLayer;
  /** What the page holds and nobody has saved, above the records; it is what the page lists, in place of `main`. */
  readonly given?: GivenLayer;
  /** Its records that the page's filter leaves; all by default. */
  readonly shown?: ReadonlySet<string>;
  /** The records of it that are chosen in the page. */
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (ids: ReadonlySet<string>) => void;
  /** Where the project lies, as its form has it. */
  readonly route?: unknown;
  /** Called with a route that was drawn or changed; without it the route is read-only. */
  readonly onRoute?: (route: unknown) => void;
  /** What can be done with land that is chosen. */
  readonly actions?: readonly LandAction[];
  /** Told of all land that the route goes over, in order along it, where somebody wants what is missing recorded. */
  readonly onCrossed?: (land: readonly CrossedLand[]) => void;
  /** Counts what the page wrote: with another number the map reads its records again. */
  readonly changes?: number;
  /** Whether a button in the map's own toolbar opens and closes the info panel; otherwise it is always open. */
  readonly panelToggle?: boolean;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';

const called = <TCall>() => v.optional(v.custom<TCall>(isFunction));

const ids = v.optional(v.custom<ReadonlySet<string>>((value) => value instanceof Set));

/** The same as the map reads it: the page that asks may be of another release. */
export const projectMapPropsSchema = v.object({
  projectId: v.optional(v.pipe(v.string(), v.uuid())),
  place: v.optional(v.unknown()),
  view: v.optional(mapViewSchema),
  layers: v.array(v.picklist(layerTypes)),
  main: v.optional(v.picklist(tileLayers)),
  // Kept as it is: the same features are not drawn anew.
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

/** The name that the component is asked for by. */
export const projectMapName = 'ProjectMap';
