import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type AreaName, type CurrentUser, nameIn } from 'shared-contracts';
import { mayInGrid, smartFolderSchema, startTodaySchema } from 'shared-contracts/grids';
import {
  AccessDenied,
  HeaderToggle,
  LoadingBar,
  PageHeader,
  usePageTitle,
  useRest,
  useSession,
  useTexts,
} from 'shared-ui';
import * as v from 'valibot';
import type { DeclaredList } from '../areas/declared.ts';
import { offeredLists, permissionsOf } from '../areas/offered-lists.ts';
import { useDeclared } from '../areas/use-declared.tsx';
import { usePreloadWhenIdle } from '../remotes/preload.ts';
import { useFetched } from '../shell/use-fetched.ts';
import { Explorer } from './explorer.tsx';
import { FolderStrip } from './folder-strip.tsx';
import classes from './start-screen.module.css';
import { TodayPanel } from './today-panel.tsx';

const foldersSchema = v.array(smartFolderSchema);
const panelKey = 'rightway.today';

/** The area that the records of a list open in. */
function areaOf(list: DeclaredList | undefined): AreaName | undefined {
  const area = list?.opens?.area;
  return area === 'shell' ? undefined : area;
}

/** The start screen at /home and at every unknown address: smart folders, the explorer, what is due. */
export function StartScreen() {
  const { user } = useSession();
  return user && <PersonalStart user={user} />;
}

function PersonalStart({ user }: { user: CurrentUser }) {
  const { t, language } = useTexts('host');
  const { flags } = useSession();
  const all = useDeclared();
  const rest = useRest();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const folders = useFetched('start/smart-folders', foldersSchema);
  const today = useFetched('start/today', startTodaySchema);
  const [isPanelOpen, setPanelOpen] = useState(() => localStorage.getItem(panelKey) !== 'closed');
  const noteOpened = useCallback(
    (source: string, id: string) => {
      // The list of recent records is a convenience: opening goes on without it.
      rest.post('start/recent', { source, id }, v.null()).catch(() => {});
    },
    [rest],
  );
  const folderId = parameters.get('folder') ?? undefined;
  const folder = folders.data?.find(({ id }) => id === folderId);
  const isFolderComing = folderId !== undefined && folders.data === undefined && !folders.failure;
  const asked = folder?.source ?? parameters.get('source');
  const list = all.lists.find(({ name }) => name === asked) ?? offeredLists(all, user, flags)[0]?.lists[0];
  usePreloadWhenIdle(areaOf(list));
  const permissions = list ? permissionsOf(list, user, flags) : 0;
  const isDenied = list !== undefined && !mayInGrid(permissions, 'viewGrid');
  const title = folder
    ? nameIn(language, folder.name)
    : list
      ? nameIn(language, list.title)
      : t('navigation.home');
  usePageTitle(isDenied ? undefined : title);
  // A list that is not the person's is no other one in its place.
  if (isDenied) return <AccessDenied onClose={() => navigate('/home')} />;
  const togglePanel = () => {
    localStorage.setItem(panelKey, isPanelOpen ? 'closed' : 'open');
    setPanelOpen(!isPanelOpen);
  };
  return (
    <div className={classes.screen} data-panel={isPanelOpen ? 'open' : 'closed'}>
      <PageHeader
        title={title}
        subtitle={user.companyName}
        actions={
          <HeaderToggle isOn={isPanelOpen} onToggle={togglePanel} label={t('today.title')} icon="calendar" />
        }
      />
      {folders.data && <FolderStrip folders={folders.data} current={folder?.id} />}
      <div className={classes.columns}>
        {isFolderComing && <LoadingBar />}
        {!isFolderComing && list && (
          <Explorer
            key={folder ? `folder ${folder.id}` : list.name}
            list={list}
            permissions={permissions}
            folderView={folder?.view}
            folderName={folder && nameIn(language, folder.name)}
            onOpened={noteOpened}
          />
        )}
        {!list && <p className={classes.nothing}>{t('start.nothing')}</p>}
        {isPanelOpen && <TodayPanel today={today} />}
      </div>
    </div>
  );
}
