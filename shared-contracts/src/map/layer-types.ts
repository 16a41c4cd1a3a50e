/** The layers that are drawn from records of projects (002 §3). */
export const layerTypes = ['Wells', 'Agreements', 'Requests', 'Stakeholders', 'Indigenous'] as const;

export type LayerType = (typeof layerTypes)[number];

/** The layers that are cut into tiles: those, and the land of the book, which is there to choose from. */
export const tileLayers = [...layerTypes, 'Parcels'] as const;

export type TileLayer = (typeof tileLayers)[number];

/** The list whose records a layer draws; their facts are read by it. An engagement and a well are told of by their project. */
export const sourceOfLayer = {
  Wells: 'projects',
  Agreements: 'agreements',
  Requests: 'requests',
  Stakeholders: 'stakeholders',
  Indigenous: null,
  Parcels: 'parcels',
} as const satisfies Record<TileLayer, string | null>;
