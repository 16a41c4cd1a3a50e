import { type FeatureMark, plainMark } from '../drawing/feature-mark.ts';
import { fillOf } from './feature-style.ts';
import classes from './layers.module.css';

/** Half of the picture, and a dot's size in it, pixels. */
const size = { half: 9, dot: 6 } as const;

interface LegendSwatchProps {
  readonly color: string;
  readonly mark?: FeatureMark;
  /** Shown when one points at it, such as whose colour it is. */
  readonly title?: string | undefined;
}

/** How a layer draws one of its colours: the shape of its dots and its edge, on its fill. */
export function LegendSwatch({ color, mark = plainMark, title }: LegendSwatchProps) {
  const points = mark.corners.map(([x, y]) => `${x * size.dot},${-y * size.dot}`).join(' ');
  const box = `${-size.half} ${-size.half} ${2 * size.half} ${2 * size.half}`;
  return (
    <svg className={classes['swatch']} viewBox={box} aria-hidden>
      {title && <title>{title}</title>}
      <polygon
        points={points}
        fill={fillOf(color)}
        stroke={color}
        strokeWidth={1.6}
        strokeDasharray={mark.dash?.map((part) => part / 2).join(' ')}
      />
    </svg>
  );
}
