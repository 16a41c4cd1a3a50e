import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useHref } from 'react-router-dom';
import { type Address, addressOf } from 'shared-contracts/routes';
import { DataErrorBar, Skeleton, type Translate } from 'shared-ui';
import { FactsList, ReadOnlyNote, useRecordFacts } from 'shared-ui/facts';
import { Link } from 'shared-ui/router';
import { usePaletteTexts } from '../palette/use-palette-texts.ts';
import classes from './peek-panel.module.css';

interface PeekProps {
  /** The list of the record. */
  readonly source: string;
  readonly id: string;
  /** Goes to the row above (-1) or below (1). */
  readonly onStep: (step: 1 | -1) => void;
  readonly onOpen: (address: Address) => void;
  readonly onClose: () => void;
  /** Whether the person may open its page. */
  readonly opens: boolean;
}

interface TextedProps extends PeekProps {
  readonly t: Translate;
}

function Peek({ source, id, onStep, onOpen, onClose, opens, t }: TextedProps) {
  const state = useRecordFacts(source, id);
  const panel = useRef<HTMLElement>(null);
  const facts = state.phase === 'known' ? state.facts : undefined;
  const base = useHref('/');
  const address = opens && facts?.opens ? addressOf(facts.opens) : undefined;
  // A panel that opens next to the list gets the focus, and keeps it while going from row to row.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => onStep(1),
      ArrowUp: () => onStep(-1),
      Escape: onClose,
      // On a link or a button Enter is its own.
      Enter: address !== undefined && event.target === panel.current ? () => onOpen(address) : undefined,
    };
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  // What could not be read is not on its way.
  const title = facts?.title ?? (state.phase === 'loading' ? t('peek.loading') : '');
  return (
    <aside
      ref={panel}
      className={classes['panel']}
      aria-label={t('peek.label', { title })}
      aria-busy={state.phase === 'loading'}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className={classes['bar']}>
        <button type="button" onClick={() => onStep(-1)} aria-label={t('peek.previous')}>
          ↑
        </button>
        <button type="button" onClick={() => onStep(1)} aria-label={t('peek.next')}>
          ↓
        </button>
        <span className={classes['space']} />
        {facts?.file && (
          <a href={`${base}/${facts.file}`.replaceAll(/\/{2,}/g, '/')} className={classes['open']} download>
            {t('peek.openFile')}
          </a>
        )}
        {address !== undefined && (
          <Link to={address} className={classes['open']}>
            {t('peek.open')}
          </Link>
        )}
        <button type="button" onClick={onClose} aria-label={t('peek.close')}>
          ✕
        </button>
      </div>
      {title && <h2 className={classes['title']}>{title}</h2>}
      {facts?.opens === null && <p className={classes['subtitle']}>{t('peek.noPage')}</p>}
      {facts?.subtitle && <p className={classes['subtitle']}>{facts.subtitle}</p>}
      {state.phase === 'loading' && <Skeleton height={240} />}
      {state.phase === 'missing' && <ReadOnlyNote />}
      {state.phase === 'failed' && (
        <DataErrorBar what="" message={state.message} onTryAgain={state.tryAgain} />
      )}
      {facts && <FactsList facts={facts} heading="h3" />}
      <p className={classes['hint']}>{t('peek.hint')}</p>
    </aside>
  );
}

/** The facts of a row next to its list; the arrow keys go from row to row. */
export function PeekPanel(props: PeekProps) {
  const t = usePaletteTexts();
  return t ? <Peek {...props} t={t} /> : <aside className={classes['panel']} aria-busy />;
}
