import { useState } from 'react';
import { useParams } from 'react-router';
import { addTexts, PageHeader, TabLinks, useTexts } from 'shared-ui';
import { useServices } from '../shell/services.tsx';
import { AreasPage } from './areas-page.tsx';
import { FlagsPage } from './flags-page.tsx';
import classes from './rollout.module.css';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

const pages = { areas: AreasPage, flags: FlagsPage } as const;

const isPage = (name: string): name is keyof typeof pages => name in pages;

/** /rollout: who has which flag and which release; for system administrators. */
export function RolloutScreen() {
  const { i18n } = useServices();
  // Fetched with the screen, not with every page.
  useState(() => {
    addTexts(i18n, 'rollout', 'en', en);
    addTexts(i18n, 'rollout', 'es', es);
  });
  const { t } = useTexts('rollout');
  const { '*': rest = '' } = useParams();
  const wanted = rest.split('/')[0] ?? '';
  const current = isPage(wanted) ? wanted : 'areas';
  const Page = pages[current];
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
