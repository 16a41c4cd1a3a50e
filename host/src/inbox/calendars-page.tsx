import { useState } from 'react';
import { type CalendarFeed, feedSchema } from 'shared-contracts/reminders';
import { DataErrorBar, GridSkeleton, HeaderButton, useRest, useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/confirm';
import { SlideInPage } from 'shared-ui/dialogs';
import { CopyButton } from 'shared-ui/documents';
import { PlainCell, PlainTable, shownDateTime } from 'shared-ui/form';
import * as v from 'valibot';
import { useFetched } from '../page/use-fetched.ts';
import classes from './inbox.module.css';
import { NewCalendar } from './new-calendar.tsx';

const feedsSchema = v.array(feedSchema);

/** The person's calendars for other programs: made here, their address shown once, ended here. */
export function CalendarsPage() {
  const { t, language } = useTexts('inbox');
  const rest = useRest();
  const { data, failure, tryAgain } = useFetched('inbox/calendars', feedsSchema);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string>();
  const [ending, setEnding] = useState<CalendarFeed>();
  const when = (moment: string | null) => (moment ? shownDateTime(moment, language) : t('calendar.never'));
  if (failure && !data)
    return <DataErrorBar what={t('page.calendars')} message={failure.message} onTryAgain={tryAgain} />;
  if (!data) return <GridSkeleton rows={4} />;
  return (
    <>
      <header className={classes['head']}>
        <p className={classes['about']}>{t('calendar.about')}</p>
        <HeaderButton onClick={() => setMaking(true)}>{t('calendar.new')}</HeaderButton>
      </header>
      {data.length === 0 ? (
        <p className={classes['none']}>{t('calendar.none')}</p>
      ) : (
        <PlainTable
          label={t('page.calendars')}
          hasActions
          columns={[
            { label: t('calendar.name') },
            { label: t('calendar.holds') },
            { label: t('calendar.made'), kind: 'roomy' },
            { label: t('calendar.used'), kind: 'roomy' },
          ]}
        >
          {data.map((feed) => (
            <tr key={feed.id}>
              <th scope="row">{feed.name}</th>
              <td>{feed.project ?? t('calendar.mine')}</td>
              <PlainCell kind="roomy">{when(feed.createdAt)}</PlainCell>
              <PlainCell kind="roomy">{when(feed.lastUsedAt)}</PlainCell>
              <PlainCell kind="action">
                <HeaderButton
                  label={t('calendar.endOf', { name: feed.name })}
                  onClick={() => setEnding(feed)}
                >
                  {t('calendar.end')}
                </HeaderButton>
              </PlainCell>
            </tr>
          ))}
        </PlainTable>
      )}
      <SlideInPage
        opened={isMaking}
        title={t('calendar.new')}
        onClose={() => {
          setMaking(false);
          setMade(undefined);
        }}
      >
        {made === undefined ? (
          <NewCalendar
            onMade={(address) => {
              setMade(address);
              tryAgain();
            }}
          />
        ) : (
          <>
            <p className={classes['about']}>{t('calendar.once')}</p>
            <p className={classes['address']}>
              <code>{made}</code>
            </p>
            <div className={classes['buttons']}>
              <CopyButton text={made} label={t('calendar.copy')} />
            </div>
          </>
        )}
      </SlideInPage>
      <ConfirmModal
        opened={ending !== undefined}
        title={t('calendar.end')}
        confirmLabel={t('calendar.end')}
        isDangerous
        onConfirm={async () => {
          await rest.post('inbox/calendars/revoke', { id: ending?.id }, v.null());
          tryAgain();
        }}
        onClose={() => setEnding(undefined)}
      >
        {t('calendar.ask', { name: ending?.name ?? '' })}
      </ConfirmModal>
    </>
  );
}
