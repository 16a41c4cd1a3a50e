import type { GivenFeature, ServiceType, TileLayer } from 'shared-contracts/map';
import type { SurveyGrid } from '../grids/grid-layer.ts';

/** A layer that the map offers. */
export type LayerDef =
  | {
      readonly key: string;
      readonly kind: 'data';
      readonly layer: TileLayer;
      /** Null where nobody counts them. */
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
      /** Whether the person may say how everybody sees it at first. */
      readonly canEdit: boolean;
      readonly properties: string | null;
    };

/** By which the layer of a map service is known. */
export const serviceKey = (id: string): string => `service.${id}`;
/** By which a layer of records is known. */
export const dataKey = (layer: TileLayer): string => layer;
/** By which the layer of a spatial file is known. */
export const fileKey = (id: string): string => `file.${id}`;

/** What the page holds and nobody has saved. */
export const givenKey = 'given';

/** The book of land, which is there to choose from whatever the project has. */
export const landKey = dataKey('Parcels');
