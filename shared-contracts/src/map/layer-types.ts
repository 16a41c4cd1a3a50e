/** The layers that are drawn from records of projects (002 §3). */
export const layerTypes = ['Wells', 'Agreements', 'Requests', 'Stakeholders', 'Indigenous'] as const;

export type LayerType = (typeof layerTypes)[number];

/**
 * The layers that are cut into tiles: the layers above, the layer of all recorded land, which is there to choose from,
 * and projects and payments as lists find them.
 */
export const tileLayers = [...layerTypes, 'Parcels', 'Projects', 'Payments'] as const;

export type TileLayer = (typeof tileLayers)[number];

/**
 * The list with the records that a layer draws; their facts are read from it. An engagement and a well show the facts
 * of their project.
 */
export const sourceOfLayer = {
  Wells: 'projects',
  Agreements: 'agreements',
  Requests: 'requests',
  Stakeholders: 'stakeholders',
  Indigenous: null,
  Parcels: 'parcels',
  Projects: 'projects',
  Payments: 'payments',
} as const satisfies Record<TileLayer, string | null>;

/** The lists whose rows the start screen can also show on a map, each with the layer that draws them. */
export const layerOfList = {
  projects: 'Projects',
  agreements: 'Agreements',
  parcels: 'Parcels',
  payments: 'Payments',
} as const satisfies Readonly<Record<string, TileLayer>>;

export type MappedList = keyof typeof layerOfList;

/** Whether a list has a map. */
export const isMappedList = (name: string): name is MappedList => Object.hasOwn(layerOfList, name);
