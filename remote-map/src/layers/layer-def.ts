import type { LayerType } from 'shared-contracts/map';
import type { SurveyGrid } from '../grids/grid-layer.ts';

/** A layer that the map offers. */
export type LayerDef =
  | { readonly key: string; readonly kind: 'data'; readonly layer: LayerType; readonly count: number }
  | { readonly key: string; readonly kind: 'grid'; readonly grid: SurveyGrid }
  | { readonly key: string; readonly kind: 'route' }
  | {
      readonly key: string;
      readonly kind: 'file';
      readonly id: string;
      readonly name: string;
      /** Whether the person may say how everybody sees it at first. */
      readonly canEdit: boolean;
      readonly properties: string | null;
    };

export const dataKey = (layer: LayerType): string => layer;
export const fileKey = (id: string): string => `file.${id}`;
