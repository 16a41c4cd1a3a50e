/** The layers that are drawn from records of projects (002 §3). */
export const layerTypes = ['Wells', 'Agreements', 'Requests', 'Stakeholders', 'Indigenous'] as const;

export type LayerType = (typeof layerTypes)[number];

/** The list whose records a layer draws; their facts are read by it. An engagement and a well are told of by their project. */
export const sourceOfLayer = {
  Wells: 'projects',
  Agreements: 'agreements',
  Requests: 'requests',
  Stakeholders: 'stakeholders',
  Indigenous: null,
} as const satisfies Record<LayerType, string | null>;
