import { associateAddress } from 'shared-contracts/routes';
import { HeaderButton, useTexts } from 'shared-ui';
import { openFreshPage } from './fresh-page.ts';
import classes from './merging.module.css';

interface MergedAwayProps {
  /** The associate that went; its id leads to the one that stayed. */
  readonly id: string;
  /** Lets the page be left without a question. */
  readonly release: () => void;
}

/**
 * The way on where a save was refused because the associate was merged into another one meanwhile: the page is opened
 * anew, which shows the one that stayed and offers what was typed to be merged into it.
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
