import { useEffect, useMemo, useRef, useState } from 'react';
import { landProblemText } from 'shared-contracts/land';
import { piecesOf, readLand } from 'shared-contracts/land-survey';
import { landLimits } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import { HeaderButton, PlainTextarea } from 'shared-ui/form';
import { makePart, partOfPiece } from '../parts/land-part.ts';
import { useLandWriting, writtenLand } from '../parts/land-writing.ts';
import classes from './parcels.module.css';

interface PastePartsProps {
  /** Called with the chosen parts. */
  readonly onTake: (parts: readonly ReturnType<typeof makePart>[]) => void;
  readonly onClose: () => void;
}

/** Reads the parts of a legal description from pasted text. Text that is not understood can be added as words. */
export function PasteParts({ onTake, onClose }: PastePartsProps) {
  const { t, language } = useTexts('land');
  const [text, setText] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  // It replaces the button that had the focus.
  useEffect(() => input.current?.focus(), []);
  const [writing] = useLandWriting();
  const { pieces, unread } = useMemo(() => {
    const reading = readLand(text);
    return { pieces: piecesOf(reading), unread: reading.unread };
  }, [text]);
  const unknown = unread.map(({ text: unreadText, problem }) =>
    problem ? `${unreadText} (${landProblemText(problem, language)})` : unreadText,
  );
  const take = (isWithWords: boolean) => {
    onTake([
      ...pieces.map(partOfPiece),
      ...(isWithWords ? unread.map(({ text: words }) => makePart(words, { isInWords: true })) : []),
    ]);
    onClose();
  };
  const nothing = pieces.length === 0 ? t('land.paste.nothing') : undefined;
  return (
    <section className={classes['paste']} aria-label={t('land.paste.title')}>
      <label className={classes['pasteLabel']}>
        {t('land.paste.text')}
        <PlainTextarea
          ref={input}
          value={text}
          rows={3}
          maxLength={landLimits.pastedText}
          placeholder="NW and SW 36-42-3-W5M, ptn. SE"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <div role="status">
        {pieces.length > 0 && (
          <p>
            {t('land.paste.found', { count: pieces.length })}{' '}
            {pieces
              .map(({ description, isPortion, note }) => {
                const written = writtenLand(description, writing);
                const described = isPortion ? t('land.part.portionOf', { land: written }) : written;
                return note === '' ? described : `${described} (${note})`;
              })
              .join(', ')}
          </p>
        )}
        {unknown.length > 0 && (
          <p className={classes['unknown']}>{t('land.paste.unknown', { texts: unknown.join('; ') })}</p>
        )}
      </div>
      <div className={classes['line']}>
        <HeaderButton onClick={() => take(false)} disabledBy={nothing}>
          {t('land.paste.take')}
        </HeaderButton>
        {unknown.length > 0 && (
          <HeaderButton onClick={() => take(true)}>{t('land.paste.takeWords')}</HeaderButton>
        )}
        <HeaderButton onClick={onClose}>{t('land.paste.close')}</HeaderButton>
      </div>
    </section>
  );
}
