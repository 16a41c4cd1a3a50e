import type OlMap from 'ol/Map.js';
import { getPointResolution, toLonLat } from 'ol/proj.js';
import { useEffect, useState } from 'react';
import { useTexts } from 'shared-ui';
import { landAt, positionText } from './land-at.ts';
import classes from './readout.module.css';
import { scaleOf } from './scale.ts';

/**
 * The position of the pointer, or the middle of the map on a phone: degrees, quarter section and unit, and the scale
 * there.
 */
export function PositionLine({ map }: { readonly map: OlMap }) {
  const { t } = useTexts('map');
  const [position, setPosition] = useState<readonly number[]>();
  const [resolution, setResolution] = useState<number>();
  useEffect(() => {
    let frame = 0;
    const showPosition = (at: readonly number[] | undefined) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const view = map.getView();
        const place = at ?? view.getCenter();
        const pixel = view.getResolution();
        if (!place || pixel === undefined) return;
        setPosition(toLonLat([...place]));
        setResolution(getPointResolution(view.getProjection(), pixel, view.getCenter() ?? [0, 0]));
      });
    };
    const moved = (event: { readonly coordinate: number[]; readonly dragging: boolean }) => {
      if (!event.dragging) showPosition(event.coordinate);
    };
    const stood = () => showPosition(undefined);
    map.on('pointermove', moved);
    map.on('moveend', stood);
    // The map may stand already.
    stood();
    return () => {
      cancelAnimationFrame(frame);
      map.un('pointermove', moved);
      map.un('moveend', stood);
    };
  }, [map]);
  const [longitude, latitude] = position ?? [];
  const land = longitude !== undefined && latitude !== undefined ? landAt(longitude, latitude) : [];
  const scale = resolution === undefined ? undefined : scaleOf(resolution);
  return (
    <div className={classes['readout']}>
      {scale && (
        <div
          className={classes['scale']}
          style={{ width: scale.pixels }}
          role="img"
          aria-label={`${t('readout.scale')}: ${scale.text}`}
        >
          {scale.text}
        </div>
      )}
      {longitude !== undefined && latitude !== undefined && (
        <output className={classes['position']} aria-label={t('readout.label')}>
          <span>{positionText(longitude, latitude)}</span>
          {land.map((text) => (
            <span key={text}>{text}</span>
          ))}
          {land.length > 0 && <em>{t('readout.theoretical')}</em>}
        </output>
      )}
    </div>
  );
}
