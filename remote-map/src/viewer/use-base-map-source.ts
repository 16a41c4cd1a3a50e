import type { Basemap } from 'shared-contracts/map';
import { useTexts } from 'shared-ui';
import type { BaseMapSettings } from './use-base-map.ts';

/** Whose the base map is. */
export function useBaseMapSource({ esriApiKey, basemaps }: BaseMapSettings, basemap: Basemap): string {
  const { t } = useTexts('map');
  if (esriApiKey) return t('basemap.esri');
  const own = basemaps.find(({ look }) => look === basemap);
  if (!own) return t('basemap.embedded');
  return own.source === '' ? t('basemap.named') : own.source;
}
