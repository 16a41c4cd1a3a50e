import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { fallbackLanguage } from 'shared-contracts';
import { addAllTexts, LoadingBar, PageHeader, TabLinks, useTexts } from 'shared-ui';
import { texts } from '../generated/texts/rollout.ts';
import { useServices } from '../services/services.tsx';
import { AreasPage } from './areas-page.tsx';
import { FlagsPage } from './flags-page.tsx';
import { GoingNamesPage } from './going-names-page.tsx';
import classes from './rollout.module.css';
import { TokensPage } from './tokens-page.tsx';
import { ViolationsPage } from './violations-page.tsx';

const pages = {
  areas: AreasPage,
  flags: FlagsPage,
  names: GoingNamesPage,
  tokens: TokensPage,
  violations: ViolationsPage,
} as const;

const isPage = (name: string): name is keyof typeof pages => name in pages;

/** Adds the texts of the console, which are loaded with its code. Returns false until they are available. */
function useRolloutTexts(): boolean {
  const { i18n } = useServices();
  const [hasTexts, setHasTexts] = useState(() => i18n.hasResourceBundle(fallbackLanguage, 'rollout'));
  useEffect(() => {
    addAllTexts(i18n, 'rollout', texts);
    setHasTexts(true);
  }, [i18n]);
  return hasTexts;
}

/** /rollout: which flags and releases people get; for system administrators. */
export function RolloutScreen() {
  const hasTexts = useRolloutTexts();
  const { t } = useTexts('rollout');
  const { '*': rest = '' } = useParams();
  const wanted = rest.split('/')[0] ?? '';
  const current = isPage(wanted) ? wanted : 'areas';
  const Page = pages[current];
  if (!hasTexts) return <LoadingBar />;
  return (
    <div className={classes['screen']}>
      <PageHeader title={t('title')} />
      <TabLinks
        label={t('pages')}
        tabs={Object.keys(pages).map((page) => ({
          to: `/rollout/${page}`,
          label: t(`page.${page}`),
          isCurrent: page === current,
        }))}
      />
      <div className={classes['page']}>
        <Page />
      </div>
    </div>
  );
}
