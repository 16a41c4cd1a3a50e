import * as v from 'valibot';
import { mapLimits } from '../limits/index.ts';
import { searchLimits } from '../search/search-call.ts';
import { legendFieldsSchema } from './layer-fields.ts';
import { layerTypes, tileLayers } from './layer-types.ts';
import { basemaps } from './map-view.ts';

const uuid = v.pipe(v.string(), v.uuid('The id must be a UUID.'));

const yesOrNo = v.pipe(
  v.picklist(['true', 'false'], 'multiProject is true or false.'),
  v.transform((value) => value === 'true'),
);

/**
 * Query of the calls about layers: the layers of one project, or of every project that the person may see (decision
 * 64).
 */
const layersQuery = {
  id: v.optional(uuid),
  multiProject: v.optional(yesOrNo, 'false'),
};

const oneProjectOrMany = <
  TQuery extends { readonly id?: string | undefined; readonly multiProject: boolean },
>() =>
  v.check(
    ({ id, multiProject }: TQuery) => id !== undefined || multiProject,
    'Name a project, or ask for many.',
  );

export const layersQuerySchema = v.pipe(
  v.object({ ...layersQuery, layer: v.optional(v.picklist(layerTypes, 'There is no such layer.')) }),
  oneProjectOrMany(),
);

export const legendsQuerySchema = v.pipe(
  v.object({
    ...layersQuery,
    by: v.optional(legendFieldsSchema),
    /** An explorer's results, by the id that `map/views` returned: only their layer is returned. */
    view: v.optional(uuid),
  }),
  v.check(
    ({ id, multiProject, view }) => id !== undefined || multiProject || view !== undefined,
    'Name a project, ask for many, or name what a list finds.',
  ),
);

/** Answer of `GET ~/api/map/settings`. */
export const mapSettingsSchema = v.object({
  esriApiKey: v.nullable(v.string()),
  /** Styles of the base map whose tiles this installation has, with the attribution of each. */
  basemaps: v.optional(v.array(v.object({ look: v.picklist(basemaps), source: v.string() })), []),
});

/** Query of `GET ~/api/map/addresses`. */
export const addressesQuerySchema = v.object({
  text: v.pipe(v.string(), v.trim(), v.nonEmpty('Say which address.'), v.maxLength(searchLimits.text)),
});

/** Its answer: possible locations for a text, the likeliest first. */
export const addressesSchema = v.array(
  v.object({ text: v.string(), latitude: v.number(), longitude: v.number() }),
);

/** Answer of `GET ~/api/map/user-properties`. */
export const userPropertiesSchema = v.object({ isReadOnly: v.boolean() });

/** The initial look of a layer, as text; null if none was chosen. */
const properties = v.nullable(v.string());

export const serviceLayerSchema = v.object({
  id: v.string(),
  name: v.string(),
  type: v.string(),
  url: v.string(),
  layer: v.nullable(v.string()),
  /** Never sent by the server (decision 64). */
  token: v.null(),
  useCors: v.boolean(),
  properties,
});

export type ServiceLayer = v.InferOutput<typeof serviceLayerSchema>;

export const spatialLayerSchema = v.object({
  /** The document of the file. */
  spatialId: v.string(),
  layerName: v.string(),
  /** The extension of the file. */
  layerType: v.string(),
  /** Whether the person may set how the layer first looks for everybody. */
  canEdit: v.boolean(),
  properties,
});

export type SpatialLayer = v.InferOutput<typeof spatialLayerSchema>;

const bounds = v.nullable(v.tuple([v.number(), v.number(), v.number(), v.number()]));

export const dataLayerSchema = v.object({
  layer: v.picklist(layerTypes),
  /** The number of records with a location. */
  count: v.number(),
  /** Their bounds in degrees: west, south, east, north. */
  bounds,
});

export type DataLayer = v.InferOutput<typeof dataLayerSchema>;

export const legendSchema = v.object({
  type: v.picklist(layerTypes),
  entries: v.array(
    v.object({
      status: v.string(),
      color: v.string(),
      count: v.number(),
      /** The companies that use the status; set if one status name has several colours. */
      companies: v.optional(v.array(v.string())),
    }),
  ),
});

export type Legend = v.InferOutput<typeof legendSchema>;

export const spatialDataQuerySchema = v.object({ id: uuid });

/** Shapes of a file in longitude and latitude (RFC 7946). */
export const spatialDataSchema = v.object({
  type: v.literal('FeatureCollection'),
  features: v.pipe(
    v.array(
      v.object({
        type: v.literal('Feature'),
        geometry: v.object({ type: v.string(), coordinates: v.unknown() }),
        properties: v.record(v.string(), v.string()),
      }),
    ),
    v.maxLength(mapLimits.fileShapes),
  ),
});

export type SpatialData = v.InferOutput<typeof spatialDataSchema>;

/** Export formats of a layer. */
export const exportFormats = ['geojson', 'kml', 'shapefile', 'dxf', 'csv'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** Body of `POST ~/api/map/export`. The layer of all recorded land is too large to be exported whole. */
export const exportQuerySchema = v.pipe(
  v.object({
    id: uuid,
    layer: v.picklist(tileLayers, 'There is no such layer.'),
    ids: v.optional(v.pipe(v.array(uuid), v.minLength(1), v.maxLength(mapLimits.selected))),
    format: v.picklist(exportFormats),
  }),
  v.check(({ layer, ids }) => layer !== 'Parcels' || ids !== undefined, 'Name the parcels.'),
);

/** Body of `POST ~/api/map/places`: the locations of records in a layer, for example to print a sheet for each. */
export const placesQuerySchema = v.object({
  id: v.optional(uuid),
  layer: v.picklist(['Agreements', 'Requests', 'Stakeholders', 'Parcels']),
  ids: v.pipe(v.array(uuid), v.minLength(1), v.maxLength(mapLimits.sheets)),
});

export const recordPlaceSchema = v.object({
  id: v.string(),
  label: v.string(),
  bounds: v.tuple([v.number(), v.number(), v.number(), v.number()]),
});

export type RecordPlace = v.InferOutput<typeof recordPlaceSchema>;

/** Body of `POST ~/api/map/update-layer-properties` (002 §7). */
export const layerUpdateSchema = v.object({
  id: uuid,
  layerType: v.picklist(['spatial', 'service'], 'layerType is spatial or service.'),
  properties: v.pipe(v.string(), v.maxLength(mapLimits.propertiesText)),
});

export type LayerUpdate = v.InferOutput<typeof layerUpdateSchema>;

export const embeddedFileSchema = v.object({ guid: v.string() });
