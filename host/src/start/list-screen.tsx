import { useCallback, useEffect, useRef } from 'react';
import type { AreaName, CurrentUser } from 'shared-contracts';
import { mayInGrid } from 'shared-contracts/grids';
import {
  AccessDenied,
  DataErrorBar,
  LoadingBar,
  PageHeader,
  usePageTitle,
  useRest,
  useSession,
  useTexts,
} from 'shared-ui';
import { useNavigate } from 'shared-ui/router';
import * as v from 'valibot';
import { usePreloadWhenIdle } from '../area-screens/preload.ts';
import type { DeclaredList } from '../areas/declared.ts';
import { deniedBecause } from '../areas/denied-because.ts';
import { permissionsOf } from '../areas/offered-lists.ts';
import { openPalette } from '../palette/palette-opened.ts';
import { Explorer } from './explorer.tsx';
import { useRecordCondition } from './record-condition.ts';
import classes from './start-screen.module.css';
import { useListFromAddress } from './use-list-from-address.ts';

/** The area that the records of a list open in. */
function areaOf(list: DeclaredList | undefined): AreaName | undefined {
  const area = list?.opens?.area;
  return area === 'shell' ? undefined : area;
}

/**
 * Focuses the title of the screen when another list opens. A list that the person returns to focuses its grid itself.
 */
function useFocusOnOpening(key: string) {
  const screen = useRef<HTMLDivElement>(null);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    screen.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [key]);
  return screen;
}

/** The list or smart folder in the address, over the whole width. */
export function ListScreen() {
  const { user } = useSession();
  return user && <PersonalList user={user} />;
}

function PersonalList({ user }: { user: CurrentUser }) {
  const { t } = useTexts('ui');
  const { flags } = useSession();
  const rest = useRest();
  const navigate = useNavigate();
  const { folders, folder, list, isFolderComing, title } = useListFromAddress();
  const noteOpened = useCallback(
    (source: string, id: string) => {
      // The list of recent records is only a convenience: the record opens even if this fails.
      rest.post('start/recent', { source, id }, v.null()).catch(() => {});
    },
    [rest],
  );
  const { condition: ofRecord, isComing: isRecordComing } = useRecordCondition();
  usePreloadWhenIdle(areaOf(list));
  const permissions = list ? permissionsOf(list, user, flags) : 0;
  const isDenied = !isFolderComing && !mayInGrid(permissions, 'viewGrid');
  const ofId = ofRecord?.parameters[0]?.value ?? '';
  const key = folder ? `folder ${folder.id}` : `${list?.name ?? ''} ${ofId}`.trim();
  const screen = useFocusOnOpening(key);
  usePageTitle(isDenied ? t('accessDenied') : title || undefined);
  // For a list that the person may not see, no other list is shown instead.
  if (isDenied) {
    const because = list?.opens && deniedBecause(list.opens, flags, user);
    return <AccessDenied because={because} onClose={() => navigate('/home')} onSearch={openPalette} />;
  }
  return (
    <div className={classes.screen} ref={screen}>
      <PageHeader title={title || '…'} subtitle={user.companyName} />
      {isFolderComing && !folders.failure && <LoadingBar />}
      {isFolderComing && folders.failure && (
        <DataErrorBar what={title} message={folders.failure.message} onTryAgain={folders.tryAgain} />
      )}
      {isRecordComing && <LoadingBar />}
      {list && !isFolderComing && !isRecordComing && (
        <Explorer
          key={key}
          list={list}
          permissions={permissions}
          folder={folder}
          ofRecord={ofRecord}
          onOpened={noteOpened}
        />
      )}
    </div>
  );
}
