import * as v from 'valibot';
import { type LayerType, layerTypes } from './layer-types.ts';

/** What an area asks `ProjectMap` for, the component that the map's area offers by that name. */
export interface ProjectMapProps {
  readonly projectId: string;
  /** The layers that this page offers besides Wells (002 §3). */
  readonly layers: readonly LayerType[];
  /** The layer whose records the page lists: what is chosen of it is chosen there, and back. */
  readonly main?: LayerType;
  /** The records of it that the page's filter leaves; all where nothing is said. */
  readonly shown?: ReadonlySet<string>;
  /** The records of it that are chosen in the page. */
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (ids: ReadonlySet<string>) => void;
  /** Where the project lies, as its form has it. */
  readonly route?: unknown;
  /** Whether a button in the map's own toolbar opens and closes the info panel; else it stands open. */
  readonly panelToggle?: boolean;
}

const ids = v.optional(v.custom<ReadonlySet<string>>((value) => value instanceof Set));

/** The same as the map reads it: the page that asks may be of another release. */
export const projectMapPropsSchema = v.object({
  projectId: v.pipe(v.string(), v.uuid()),
  layers: v.array(v.picklist(layerTypes)),
  main: v.optional(v.picklist(layerTypes)),
  shown: ids,
  selected: ids,
  onSelect: v.optional(
    v.custom<(chosen: ReadonlySet<string>) => void>((value) => typeof value === 'function'),
  ),
  route: v.optional(v.unknown()),
  panelToggle: v.optional(v.boolean(), false),
});

/** The name that the component is asked for by. */
export const projectMapName = 'ProjectMap';
