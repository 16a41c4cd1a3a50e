import { useMemo, useState } from 'react';
import { type ProjectMapProps, projectMapName } from 'shared-contracts/map';
import { AreaPart, useTexts } from 'shared-ui';
import { HeaderButton, useFieldValue } from 'shared-ui/form';
import { rowsIn } from '../titles/title-record.ts';
import { surveyedRings, theoreticalRings } from './drawn-land.ts';
import classes from './parcels.module.css';

/** The layers of a parcel's map: what projects have around it. */
const layers = ['Agreements', 'Requests', 'Stakeholders'] as const;

/**
 * The land of the surrounding form on a map, with the surrounding land of every project that the person sees; drawn on
 * request.
 */
export function LandOnMap() {
  const { t } = useTexts('land');
  const [isShown, setShown] = useState(false);
  const parts = useFieldValue('parts');
  const surveyed = useFieldValue('surveyedOutline');
  const countsSurveyed = useFieldValue('outlineInUse') === 'SURVEYED';
  const props = useMemo((): ProjectMapProps | undefined => {
    const rings = countsSurveyed ? surveyedRings(surveyed) : theoreticalRings(rowsIn(parts));
    if (rings.length === 0) return undefined;
    const coordinates = rings.map((ring) => [ring.map(([x, y]) => [x, y])]);
    return { layers, place: { type: 'MultiPolygon', coordinates } };
  }, [parts, surveyed, countsSurveyed]);
  if (!props) return null;
  return (
    <div className={classes['onMap']}>
      <HeaderButton onClick={() => setShown(!isShown)}>
        {t(isShown ? 'land.outline.hideMap' : 'land.outline.showMap')}
      </HeaderButton>
      {isShown && <AreaPart area="map" name={projectMapName} props={props} />}
    </div>
  );
}
