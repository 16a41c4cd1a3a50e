import { nameIn } from 'shared-contracts';
import { feedSchema } from 'shared-contracts/reminders';
import { inTime } from 'shared-contracts/rest-client';
import { useRest, useTexts } from 'shared-ui';
import { PlainCell, shownDateTime } from 'shared-ui/form';
import * as v from 'valibot';
import { useFolders } from '../navigation/folders.tsx';
import { useFetched } from '../page/use-fetched.ts';
import { SecretsPage } from '../secrets/secrets-page.tsx';
import { NewCalendar } from './new-calendar.tsx';

const feedsSchema = v.array(feedSchema);

/** The person's calendars for other programs: made here, their address shown once, ended here. */
export function CalendarsPage() {
  const { t, language } = useTexts('inbox');
  const rest = useRest();
  const fetched = useFetched('inbox/calendars', feedsSchema);
  const { data: folders = [] } = useFolders();
  const folderName = (id: string) => {
    const folder = folders.find((one) => one.id === id);
    return folder ? nameIn(language, folder.name) : t('calendar.folder');
  };
  const when = (moment: string | null) => (moment ? shownDateTime(moment, language) : t('calendar.never'));
  return (
    <SecretsPage
      fetched={fetched}
      texts={{
        title: t('page.calendars'),
        about: t('calendar.about'),
        none: t('calendar.none'),
        add: t('calendar.new'),
        once: t('calendar.once'),
        copy: t('calendar.copy'),
        end: t('calendar.end'),
        endOf: (name) => t('calendar.endOf', { name }),
        ask: (name) => t('calendar.ask', { name }),
      }}
      columns={[
        { label: t('calendar.name') },
        { label: t('calendar.holds') },
        { label: t('calendar.made'), kind: 'roomy' },
        { label: t('calendar.used'), kind: 'roomy' },
      ]}
      cells={({ project, folder, createdAt, lastUsedAt }) => (
        <>
          <td>{project ?? (folder ? folderName(folder) : t('calendar.mine'))}</td>
          <PlainCell kind="roomy">{when(createdAt)}</PlainCell>
          <PlainCell kind="roomy">{when(lastUsedAt)}</PlainCell>
        </>
      )}
      form={(onMade) => <NewCalendar onMade={onMade} />}
      onEnd={({ id }) => rest.post('inbox/calendars/revoke', { id }, v.null(), inTime())}
    />
  );
}
