import { useEffect, useRef } from 'react';
import type { ReadTitle } from 'shared-contracts/title-reading';
import { useTexts } from 'shared-ui';
import scanned from './scanned-title.module.css';
import classes from './title-reading.module.css';

interface TitleTextProps {
  readonly title: ReadTitle;
  /** Lines that what is looked at was read from. */
  readonly lit: readonly number[];
}

interface LineTextProps {
  readonly text: string;
  /** Its words with uncertain letters. */
  readonly doubtful: readonly string[];
}

/** A line with its doubtful words marked; they may be written differently on the title. */
function LineText({ text, doubtful }: LineTextProps) {
  if (doubtful.length === 0) return text;
  return text.split(/(\s+)/).map((word, place) =>
    doubtful.includes(word) ? (
      // Words of a line have no names, and their order is theirs.
      <mark key={`${place} ${word}`} className={scanned['doubtfulWord']}>
        {word}
      </mark>
    ) : (
      word
    ),
  );
}

/** The text of a title line by line: the current proposal is highlighted, and so is text that was not understood. */
export function TitleText({ title, lit }: TitleTextProps) {
  const { t } = useTexts('land');
  const first = useRef<HTMLLIElement>(null);
  const [top] = lit;
  useEffect(() => {
    if (top !== undefined) first.current?.scrollIntoView?.({ block: 'nearest' });
  }, [top]);
  const unread = new Set(title.unread);
  const shown = new Set(lit);
  return (
    <section className={classes['document']} aria-label={t('reading.text')}>
      <ol>
        {title.lines.map(({ page, text, scan }, line) => (
          <li
            // Lines have no names, and their order is theirs.
            key={`${page} ${line} ${text}`}
            ref={line === top ? first : undefined}
            data-page={line > 0 && title.lines[line - 1]?.page !== page ? page : undefined}
            data-lit={shown.has(line) || undefined}
            data-unread={unread.has(line) || undefined}
            title={unread.has(line) ? t('reading.unreadLine') : undefined}
          >
            <LineText text={text} doubtful={scan?.doubtful ?? []} />
          </li>
        ))}
      </ol>
    </section>
  );
}
