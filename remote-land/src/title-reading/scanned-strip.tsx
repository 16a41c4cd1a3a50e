import { useTexts } from 'shared-ui';
import type { ScannedPlace } from './scanned-place.ts';
import classes from './scanned-title.module.css';

const percent = (part: number): string => `${part * 100}%`;

/** The CSS background position of a cut-out: 0 % at one edge, 100 % at the other. */
const offset = (start: number, size: number): string => percent(size < 1 ? start / (1 - size) : 0);

/** The strip of a scanned page that something was read from. */
export function ScannedStrip({ picture, place }: ScannedPlace) {
  const { t } = useTexts('land');
  const { left, top, width, height } = place;
  return (
    <span
      role="img"
      aria-label={t('reading.strip', { page: picture.page })}
      className={classes['strip']}
      style={{
        aspectRatio: `${width * picture.width} / ${height * picture.height}`,
        backgroundImage: `url("${picture.source}")`,
        backgroundSize: percent(1 / width),
        backgroundPosition: `${offset(left, width)} ${offset(top, height)}`,
        // As large as on the page that fills the pane next to it, and never larger than the space.
        maxWidth: `${Math.round(width * picture.width * 0.5)}px`,
      }}
    />
  );
}
