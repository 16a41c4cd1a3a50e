import { fitPositions, pointsOf } from 'shared-contracts/projects';
import { useTexts } from 'shared-ui';
import { useFieldValue } from 'shared-ui/form';
import { rowsIn } from '../titles/title-record.ts';
import { surveyedRings, theoreticalRings } from './drawn-land.ts';
import classes from './parcels.module.css';

const size = { width: 320, height: 280, margin: 16 };

/** The land of the form around, drawn plainly with north up: the theoretical outline dashed, the surveyed one whole. */
export function OutlineDrawing() {
  const { t } = useTexts('land');
  const theoretical = theoreticalRings(rowsIn(useFieldValue('parts')));
  const surveyed = surveyedRings(useFieldValue('surveyedOutline'));
  const countsSurveyed = useFieldValue('outlineInUse') === 'SURVEYED';
  const all = [...theoretical, ...surveyed].flat();
  if (all.length === 0) return <p className={classes['noDrawing']}>{t('land.outline.none')}</p>;
  const at = fitPositions(all, size);
  const draw = (rings: typeof theoretical, kind: 'theoretical' | 'surveyed', counts: boolean) =>
    rings.map((ring, place) => (
      <polygon
        // Rings have no names, and their order is theirs.
        key={`${kind} ${place} ${ring.length}`}
        className={classes[kind]}
        data-counts={counts || undefined}
        points={pointsOf(ring, at)}
      />
    ));
  return (
    <figure className={classes['figure']}>
      <svg
        className={classes['drawing']}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={t('land.outline.drawing', { count: theoretical.length })}
      >
        {draw(theoretical, 'theoretical', !countsSurveyed)}
        {draw(surveyed, 'surveyed', countsSurveyed)}
        <text x={size.width - 18} y={20} className={classes['north']}>
          N
        </text>
        <line x1={size.width - 13} y1={24} x2={size.width - 13} y2={40} className={classes['northLine']} />
      </svg>
      <figcaption className={classes['legend']}>
        <span data-kind="theoretical">{t('land.outline.theoretical')}</span>
        {surveyed.length > 0 && <span data-kind="surveyed">{t('land.outline.surveyed')}</span>}
      </figcaption>
    </figure>
  );
}
