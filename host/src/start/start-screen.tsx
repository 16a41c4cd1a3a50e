import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AreaName, type CurrentUser, routeTable } from 'shared-contracts';
import { type GridSource, gridSource, smartFolderSchema, startTodaySchema } from 'shared-contracts/grids';
import { HeaderToggle, LoadingBar, PageHeader, useRest, useSession, useTexts } from 'shared-ui';
import * as v from 'valibot';
import { usePreloadWhenIdle } from '../remotes/preload.ts';
import { useFetched } from '../shell/use-fetched.ts';
import { Explorer } from './explorer.tsx';
import { offeredSources } from './explorer-sources.ts';
import { FolderStrip } from './folder-strip.tsx';
import classes from './start-screen.module.css';
import { TodayPanel } from './today-panel.tsx';

const foldersSchema = v.array(smartFolderSchema);
const panelKey = 'rightway.today';

/** The area that the records of a source open in. */
function areaOf(source: GridSource | undefined): AreaName | undefined {
  const area = routeTable.find(({ name }) => name === source?.route)?.area;
  return area === 'shell' ? undefined : area;
}

/** The start screen at /home and at every unknown address: smart folders, the explorer, what is due. */
export function StartScreen() {
  const { user } = useSession();
  return user && <PersonalStart user={user} />;
}

function PersonalStart({ user }: { user: CurrentUser }) {
  const { t } = useTexts('host');
  const { flags } = useSession();
  const rest = useRest();
  const [parameters] = useSearchParams();
  const folders = useFetched('start/smart-folders', foldersSchema);
  const today = useFetched('start/today', startTodaySchema);
  const [isPanelOpen, setPanelOpen] = useState(() => localStorage.getItem(panelKey) !== 'closed');
  const noteOpened = useCallback(
    (source: GridSource, id: string) => {
      // The list of recent records is a convenience: opening goes on without it.
      rest.post('start/recent', { source: source.name, id }, v.null()).catch(() => {});
    },
    [rest],
  );
  const offered = offeredSources(user, flags).flatMap(({ sources }) => sources);
  const folderId = parameters.get('folder') ?? undefined;
  const folder = folders.data?.find(({ id }) => id === folderId);
  const isFolderComing = folderId !== undefined && folders.data === undefined && !folders.failure;
  const asked = gridSource(folder?.source ?? parameters.get('source') ?? 'projects');
  const source = offered.find((one) => one.name === asked?.name) ?? offered[0];
  usePreloadWhenIdle(areaOf(source));
  if (!source) return null;
  const togglePanel = () => {
    localStorage.setItem(panelKey, isPanelOpen ? 'closed' : 'open');
    setPanelOpen(!isPanelOpen);
  };
  const folderName = folder && t(`folder.${folder.id}`, { defaultValue: folder.name });
  return (
    <div className={classes.screen} data-panel={isPanelOpen ? 'open' : 'closed'}>
      <PageHeader
        title={folderName ?? t(`source.${source.name}`)}
        subtitle={user.companyName}
        actions={
          <HeaderToggle isOn={isPanelOpen} onToggle={togglePanel} label={t('today.title')} icon="calendar" />
        }
      />
      {folders.data && <FolderStrip folders={folders.data} current={folder?.id} />}
      <div className={classes.columns}>
        {isFolderComing ? (
          <LoadingBar />
        ) : (
          <Explorer
            key={folder ? `folder ${folder.id}` : source.name}
            source={source}
            folderView={folder?.view}
            onOpened={noteOpened}
          />
        )}
        {isPanelOpen && <TodayPanel today={today} />}
      </div>
    </div>
  );
}
