import Bowser from 'bowser';
import { useTexts } from 'shared-ui';
import { HeaderButton, PlainCell, PlainTable, shownDateTime } from 'shared-ui/form';
import type { AccessDetailsFragment } from '../generated/operations.ts';
import classes from './users.module.css';

interface UserSessionsProps {
  readonly sessions: AccessDetailsFragment['sessions'];
  readonly onEnd: (id: string) => void;
}

/** The browsers in which a person is signed in. */
export function UserSessions({ sessions, onEnd }: UserSessionsProps) {
  const { t, language } = useTexts('admin');
  const browserOf = (userAgent: string): string => {
    const { browser, os } = userAgent ? Bowser.parse(userAgent) : { browser: {}, os: {} };
    if (!browser.name) return t('user.access.unknownBrowser');
    return os.name ? t('user.access.browserOn', { browser: browser.name, system: os.name }) : browser.name;
  };
  if (sessions.length === 0) return <p className={classes['help']}>{t('user.access.none')}</p>;
  return (
    <PlainTable
      hasActions
      columns={[
        { label: t('user.access.browser') },
        { label: t('user.access.address'), kind: 'roomy' },
        { label: t('user.access.startedAt'), kind: 'roomy' },
        { label: t('user.access.lastSeenAt') },
      ]}
    >
      {sessions.map((session) => {
        const browser = browserOf(session.userAgent);
        const when = shownDateTime(session.startedAt, language);
        return (
          <tr key={session.id}>
            <th scope="row" title={session.userAgent}>
              {browser}
              {session.isCurrent && <span className={classes['current']}>{t('user.access.current')}</span>}
            </th>
            <PlainCell kind="roomy">{session.address}</PlainCell>
            <PlainCell kind="roomy">{when}</PlainCell>
            <td>{shownDateTime(session.lastSeenAt, language)}</td>
            <PlainCell kind="action">
              <HeaderButton
                label={t('user.access.endOf', { browser, when })}
                onClick={() => onEnd(session.id)}
              >
                {t('user.access.end')}
              </HeaderButton>
            </PlainCell>
          </tr>
        );
      })}
    </PlainTable>
  );
}
