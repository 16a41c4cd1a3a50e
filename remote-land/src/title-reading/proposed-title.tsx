import { useMemo, useState } from 'react';
import type { ReadTitle } from 'shared-contracts/title-reading';
import { useTexts } from 'shared-ui';
import { HeaderButton } from 'shared-ui/form';
import type { Accepted } from './accept-title.ts';
import { ProposalList } from './proposal-list.tsx';
import { proposalsOf } from './proposals.ts';
import { ScannedPages } from './scanned-pages.tsx';
import classes from './title-reading.module.css';
import { TitleText } from './title-text.tsx';

interface ProposedTitleProps {
  readonly title: ReadTitle;
  /** The title of that number that is here already. */
  readonly sameId: string | undefined;
  /** The file that it was read from. */
  readonly fileName: string | undefined;
  readonly onAccept: (accepted: Accepted, into: string | undefined, isFiled: boolean) => void;
  readonly onAgain: () => void;
}

const nothing: Accepted = new Set();

/** What must be known of a reading before it is accepted. */
function Warnings({ title }: { readonly title: ReadTitle }) {
  const { t } = useTexts('land');
  const { instrumentsTold, instruments, picturePages, unread, isCut } = title;
  const isShort = instrumentsTold !== null && instrumentsTold !== instruments.length;
  const doubtful = title.lines.filter(({ scan }) => scan && scan.doubtful.length > 0).length;
  const notices = [
    ...(title.pictures ? [t('reading.scanned')] : []),
    ...(doubtful > 0 ? [t('reading.doubtful', { count: doubtful })] : []),
    ...(picturePages.length > 0 ? [t('reading.pictures', { pages: picturePages.join(', ') })] : []),
    ...(isCut ? [t('reading.cut')] : []),
    ...(isShort ? [t('reading.told', { told: instrumentsTold, found: instruments.length })] : []),
    ...(unread.length > 0 ? [t('reading.unread', { count: unread.length })] : []),
  ];
  return (
    <ul className={classes['warnings']}>
      {notices.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** A read title next to its text, accepted field by field. */
export function ProposedTitle({ title, sameId, fileName, onAccept, onAgain }: ProposedTitleProps) {
  const { t } = useTexts('land');
  const proposals = useMemo(() => proposalsOf(title), [title]);
  const [accepted, setAccepted] = useState(nothing);
  const [lit, setLit] = useState<readonly number[]>([]);
  const [isInto, setInto] = useState(sameId !== undefined);
  const [isFiled, setFiled] = useState(true);
  const hasPictures = (title.pictures ?? []).length > 0;
  const [isPicture, setPicture] = useState(hasPictures);
  // Doubtful proposals are accepted one by one, after somebody has checked them.
  const sure = proposals.filter(({ doubt }) => !doubt);
  const isAll = sure.every(({ key }) => accepted.has(key));
  const isSure = sure.length === proposals.length;
  return (
    <>
      <Warnings title={title} />
      {sameId !== undefined && (
        <label className={classes['into']}>
          <input type="checkbox" checked={isInto} onChange={() => setInto(!isInto)} />
          {t('reading.into', { number: title.number?.value ?? '' })}
        </label>
      )}
      {fileName !== undefined && (
        <label className={classes['into']}>
          <input type="checkbox" checked={isFiled} onChange={() => setFiled(!isFiled)} />
          {t('reading.file', { name: fileName })}
        </label>
      )}
      <div className={classes['line']}>
        <HeaderButton
          onClick={() => setAccepted(isAll ? nothing : new Set([...accepted, ...sure.map(({ key }) => key)]))}
        >
          {t(isAll ? 'reading.none' : isSure ? 'reading.all' : 'reading.allSure')}
        </HeaderButton>
        <HeaderButton
          onClick={() => onAccept(accepted, isInto ? sameId : undefined, isFiled)}
          disabledBy={accepted.size === 0 ? t('reading.acceptFirst') : undefined}
        >
          {t('reading.accept', { count: accepted.size })}
        </HeaderButton>
        <HeaderButton onClick={onAgain}>{t('reading.again')}</HeaderButton>
        {hasPictures && (
          <HeaderButton onClick={() => setPicture(!isPicture)}>
            {t(isPicture ? 'reading.asText' : 'reading.asPicture')}
          </HeaderButton>
        )}
      </div>
      <p className={classes['hint']}>{t('reading.hint')}</p>
      <div className={classes['beside']}>
        {isPicture ? <ScannedPages title={title} lit={lit} /> : <TitleText title={title} lit={lit} />}
        <ProposalList
          title={title}
          proposals={proposals}
          accepted={accepted}
          onAccept={setAccepted}
          onLook={setLit}
        />
      </div>
    </>
  );
}
