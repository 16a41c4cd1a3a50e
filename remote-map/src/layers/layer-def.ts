import type { GivenFeature, ServiceType, TileLayer } from 'shared-contracts/map';
import type { SurveyGrid } from '../grids/grid-layer.ts';

/** A layer that the map offers. */
export type LayerDef =
  | {
      readonly key: string;
      readonly kind: 'data';
      readonly layer: TileLayer;
      /** Null where features are not counted. */
      readonly count: number | null;
    }
  | { readonly key: string; readonly kind: 'grid'; readonly grid: SurveyGrid }
  | { readonly key: string; readonly kind: 'route'; readonly isPlace: boolean }
  | {
      readonly key: string;
      readonly kind: 'given';
      readonly name: string;
      readonly features: readonly GivenFeature[];
    }
  | {
      readonly key: string;
      readonly kind: 'service';
      readonly id: string;
      readonly type: ServiceType;
      readonly name: string;
      readonly canEdit: boolean;
      readonly properties: string | null;
    }
  | {
      readonly key: string;
      readonly kind: 'file';
      readonly id: string;
      readonly name: string;
      /** Whether the person may set how the layer first looks for everybody. */
      readonly canEdit: boolean;
      readonly properties: string | null;
    };

/** The key of a map service's layer. */
export const serviceKey = (id: string): string => `service.${id}`;
/** The key of a layer of records. */
export const dataKey = (layer: TileLayer): string => layer;
/** The key of a spatial file's layer. */
export const fileKey = (id: string): string => `file.${id}`;

/** The key of the layer with features from the page that are not saved yet. */
export const givenKey = 'given';

/** The key of the layer with all recorded land, which is available in every project. */
export const landKey = dataKey('Parcels');
