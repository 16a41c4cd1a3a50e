import type { ContactCardParent } from 'shared-contracts/graphql';
import { projectAddress } from 'shared-contracts/routes';
import { useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { useQuery } from 'urql';
import {
  type SketchedLandFragment,
  SketchOfAgreementDocument,
  SketchOfRequestDocument,
  SketchOfStakeholderDocument,
} from '../../generated/operations.ts';
import classes from './contact-card.module.css';
import { linesOf, pathOf, picture, ringsOf, sketchOf } from './sketch-shape.ts';

const documents = {
  Agreement: SketchOfAgreementDocument,
  Request: SketchOfRequestDocument,
  Stakeholder: SketchOfStakeholderDocument,
} as const;

/** How far the map goes in that the sketch leads to: a township fills it. */
const zoom = 12;

const outlineOf = ({ outlineInUse, surveyedOutline, geometry }: SketchedLandFragment): unknown =>
  outlineInUse === 'SURVEYED' ? (surveyedOutline ?? geometry) : geometry;

interface LandSketchProps {
  readonly source: ContactCardParent;
  readonly id: string;
  readonly projectId: string;
}

/** Where the land of a record lies beside the route: a small picture that leads to the same place on the map. */
export function LandSketch({ source, id, projectId }: LandSketchProps) {
  const { t } = useTexts('projects');
  const [{ data }] = useQuery({ query: documents[source], variables: { projectId, id } });
  const rows: readonly (SketchedLandFragment | { readonly parcel: SketchedLandFragment })[] =
    data?.record?.land ?? [];
  const land = rows.map((row) => ('parcel' in row ? row.parcel : row));
  const drawn = land.map((parcel) => ({ parcel, rings: ringsOf(outlineOf(parcel)) }));
  const sketch = sketchOf(drawn.flatMap(({ rings }) => rings));
  if (!sketch) return <p className={classes['quiet']}>{data ? t('contactCard.noLand') : ''}</p>;
  const { latitude, longitude } = sketch.middle;
  const at = [latitude.toFixed(5), longitude.toFixed(5), zoom].join(',');
  return (
    <Link to={`${projectAddress(projectId, 'map')}?at=${at}`} className={classes['sketch']}>
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden>
        {drawn.map(({ parcel, rings }) => (
          <path
            key={parcel.id}
            className={classes['parcel']}
            d={rings.map((ring) => `${pathOf(sketch, ring)}Z`).join('')}
          />
        ))}
        {linesOf(data?.project?.geometry).map((line) => (
          <path key={pathOf(sketch, line)} className={classes['route']} d={pathOf(sketch, line)} />
        ))}
      </svg>
      <span>
        {t('contactCard.onMap', { land: land.map((parcel) => parcel.formattedLegalDescription).join(', ') })}
      </span>
    </Link>
  );
}
