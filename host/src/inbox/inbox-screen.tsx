import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { fallbackLanguage } from 'shared-contracts';
import {
  addAllTexts,
  LoadingBar,
  PageHeader,
  TabLinks,
  usePageTitle,
  useShortcut,
  useTexts,
} from 'shared-ui';
import { useNavigate } from 'shared-ui/router';
import { texts } from '../generated/texts/inbox.ts';
import { useServices } from '../services/services.tsx';
import { CalendarsPage } from './calendars-page.tsx';
import classes from './inbox.module.css';
import { RemindersPage } from './reminders-page.tsx';
import { WaysPage } from './ways-page.tsx';

const pages = [
  { name: 'reminders', to: '/inbox', Page: RemindersPage },
  { name: 'settings', to: '/inbox/settings', Page: WaysPage },
  { name: 'calendars', to: '/inbox/calendars', Page: CalendarsPage },
] as const;

/** Adds the texts of the inbox, which are loaded with its code. Returns false until they are available. */
function useInboxTexts(): boolean {
  const { i18n } = useServices();
  const [hasTexts, setHasTexts] = useState(() => i18n.hasResourceBundle(fallbackLanguage, 'inbox'));
  useEffect(() => {
    addAllTexts(i18n, 'inbox', texts);
    setHasTexts(true);
  }, [i18n]);
  return hasTexts;
}

const helpAddress = '/docs/help?topic=inbox';

function Inbox() {
  const { t } = useTexts('inbox');
  const navigate = useNavigate();
  const { '*': rest = '' } = useParams();
  const wanted = rest.split('/')[0];
  const current = pages.find(({ name }) => name === wanted) ?? pages[0];
  usePageTitle(t('title'));
  useShortcut({ keys: 'f1', name: t('help'), run: () => void navigate(helpAddress) });
  return (
    <div className={classes['screen']}>
      <PageHeader title={t('title')} />
      <TabLinks
        label={t('pages')}
        tabs={pages.map(({ name, to }) => ({
          to,
          label: t(`page.${name}`),
          isCurrent: name === current.name,
        }))}
      />
      <div className={classes['page']}>
        <current.Page />
      </div>
    </div>
  );
}

/** /inbox: the person's reminders, how each kind is delivered, and their calendars. */
export function InboxScreen() {
  return useInboxTexts() ? <Inbox /> : <LoadingBar />;
}
