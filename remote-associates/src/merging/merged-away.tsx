import { associateAddress } from 'shared-contracts/routes';
import { HeaderButton, useTexts } from 'shared-ui';
import { openFreshPage } from './fresh-page.ts';
import classes from './merging.module.css';

interface MergedAwayProps {
  /** The associate that was merged; its id resolves to the one that stayed. */
  readonly id: string;
  /** Lets the page be left without a question. */
  readonly release: () => void;
}

/**
 * Shown if a save was refused because the associate was merged into another one meanwhile: the page is reloaded, shows
 * the one that stayed, and offers to merge the unsaved edits into it.
 */
export function MergedAway({ id, release }: MergedAwayProps) {
  const { t } = useTexts('associates');
  return (
    <section className={classes['past']} aria-label={t('merge.away')}>
      <p className={classes['hint']}>{t('merge.awayHint')}</p>
      <HeaderButton
        onClick={() => {
          release();
          openFreshPage(associateAddress(id, 'details'));
        }}
      >
        {t('merge.awayOpen')}
      </HeaderButton>
    </section>
  );
}
