export {
  type Around,
  aroundSchema,
  type DistanceRule,
  distanceRuleSchema,
  type GridPlace,
  isDistance,
  type LandAlong,
  type LandPerson,
  type LandPlace,
  landAlongQuerySchema,
  landAlongSchema,
  landParts,
  landPeopleQuerySchema,
  landPersonSchema,
  landPlaceSchema,
} from './along-calls.ts';
export { type GivenFeature, type GivenLayer, givenLayerSchema } from './given-layer.ts';
export {
  fieldColor,
  type LayerField,
  layerField,
  layerFields,
  legendFieldsSchema,
} from './layer-fields.ts';
export {
  type LayerProperties,
  layerPropertiesSchema,
  readLayerProperties,
} from './layer-properties.ts';
export {
  isMappedList,
  type LayerType,
  layerOfList,
  layerTypes,
  type MappedList,
  sourceOfLayer,
  type TileLayer,
  tileLayers,
} from './layer-types.ts';
export {
  addressesQuerySchema,
  addressesSchema,
  type DataLayer,
  dataLayerSchema,
  type ExportFormat,
  embeddedFileSchema,
  exportFormats,
  exportQuerySchema,
  type LayerUpdate,
  type Legend,
  layersQuerySchema,
  layerUpdateSchema,
  legendSchema,
  legendsQuerySchema,
  mapSettingsSchema,
  placesQuerySchema,
  type RecordPlace,
  recordPlaceSchema,
  type ServiceLayer,
  type SpatialData,
  type SpatialLayer,
  serviceLayerSchema,
  spatialDataQuerySchema,
  spatialDataSchema,
  spatialLayerSchema,
  userPropertiesSchema,
} from './map-calls.ts';
export {
  type Basemap,
  basemaps,
  featureServiceZooms,
  heldZoom,
  initialBounds,
  type MapBounds,
  paddedBounds,
} from './map-view.ts';
export { type MapView, type MapViewAnswer, mapViewAnswerSchema, mapViewSchema } from './map-views.ts';
export {
  type ChosenLand,
  type CrossedLand,
  type LandAction,
  type LandWithin,
  type ProjectMapProps,
  projectMapName,
  projectMapPropsSchema,
} from './project-map-props.ts';
export {
  type ServiceDescription,
  type ServiceType,
  serviceAnswers,
  serviceDescriptionSchema,
  serviceTypes,
} from './service-types.ts';
export { type TilePlace, tileBounds, tilePlaceSchema, tileQuerySchema } from './tile-place.ts';
