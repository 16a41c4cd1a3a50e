import { useEffect, useRef } from 'react';
import type { ReadTitle } from 'shared-contracts/title-reading';
import { useTexts } from 'shared-ui';
import { placesOf } from './scanned-place.ts';
import classes from './scanned-title.module.css';

interface ScannedPagesProps {
  readonly title: ReadTitle;
  /** Lines that what is looked at was read from. */
  readonly lit: readonly number[];
}

const percent = (part: number): string => `${part * 100}%`;

/** The pictures of the pages that a title was read from, with the current proposal and doubtful lines marked. */
export function ScannedPages({ title, lit }: ScannedPagesProps) {
  const { t } = useTexts('land');
  const first = useRef<HTMLElement>(null);
  const places = placesOf(title, lit);
  const [top] = lit;
  useEffect(() => {
    if (top !== undefined) first.current?.scrollIntoView?.({ block: 'nearest' });
  }, [top]);
  const doubtful = title.lines.flatMap(({ scan }, line) => (scan && scan.doubtful.length > 0 ? [line] : []));
  return (
    <section className={classes['pages']} aria-label={t('reading.picture')}>
      {(title.pictures ?? []).map((picture) => (
        <figure key={picture.page}>
          <img
            src={picture.source}
            width={picture.width}
            height={picture.height}
            alt={t('reading.page', { page: picture.page })}
          />
          {doubtful
            .flatMap((line) => placesOf(title, [line]))
            .filter((one) => one.picture === picture)
            .map(({ place }) => (
              <mark
                key={`${place.left} ${place.top}`}
                data-doubtful
                style={{
                  ...{ left: percent(place.left), top: percent(place.top) },
                  ...{ width: percent(place.width), height: percent(place.height) },
                }}
              />
            ))}
          {places
            .filter((one) => one.picture === picture)
            .map(({ place }) => (
              <mark
                key={`${place.left} ${place.top}`}
                ref={place === places[0]?.place ? first : undefined}
                data-lit
                style={{
                  ...{ left: percent(place.left), top: percent(place.top) },
                  ...{ width: percent(place.width), height: percent(place.height) },
                }}
              />
            ))}
        </figure>
      ))}
    </section>
  );
}
