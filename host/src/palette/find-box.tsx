import { useTexts } from 'shared-ui';
import classes from './find-box.module.css';
import { openPalette } from './palette-opened.ts';

/** The way into the box over everything for people who do not know its key. */
export function FindBox() {
  const { t } = useTexts('host');
  return (
    <button type="button" className={classes['find']} aria-keyshortcuts="Control+K" onClick={openPalette}>
      {t('findAnything')}
      <kbd>Ctrl+K</kbd>
    </button>
  );
}
