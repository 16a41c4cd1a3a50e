import type { ComponentProps } from 'react';
import { type Basemap, basemaps } from 'shared-contracts/map';
import { useTexts } from 'shared-ui';
import sheet from '../controls/phone-sheet.module.css';
import words from '../controls/words.module.css';
import { LayerManager } from '../layers/layer-manager.tsx';
import classes from './map-dock.module.css';

/** Width of the layers at the map's left side in CSS pixels, as in the style sheet. */
export const dockWidth = 268;

interface MapDockProps extends ComponentProps<typeof LayerManager> {
  readonly basemap: Basemap;
  readonly onBasemap: (basemap: Basemap) => void;
  /** Whether the look of a layer could not be kept for everybody. */
  readonly saveFailure: boolean;
}

/** The base map and the layers, left of the map. */
export function MapDock({ basemap, onBasemap, saveFailure, ...layers }: MapDockProps) {
  const { t } = useTexts('map');
  return (
    <div className={`${classes['dock']} ${sheet['sheet']}`}>
      <fieldset className={classes['basemaps']}>
        <legend>{t('basemap.label')}</legend>
        {basemaps.map((name) => (
          <label key={name}>
            <input type="radio" name="basemap" checked={basemap === name} onChange={() => onBasemap(name)} />
            {t(`basemap.${name}`)}
          </label>
        ))}
      </fieldset>
      {saveFailure && (
        <p role="alert" className={words['failure']}>
          {t('layers.saveFailed')}
        </p>
      )}
      <LayerManager {...layers} />
    </div>
  );
}
