import { inTime } from 'shared-contracts/rest-client';
import { deployTokenSchema } from 'shared-contracts/rollout';
import { useRest, useTexts } from 'shared-ui';
import { PlainCell, shownDateTime } from 'shared-ui/form';
import * as v from 'valibot';
import { useFetched } from '../page/use-fetched.ts';
import { SecretsPage } from '../secrets/secrets-page.tsx';
import { NewToken } from './new-token.tsx';

const tokensSchema = v.array(deployTokenSchema);

/** The deploy tokens of teams' pipelines: they are created, shown once, and revoked here. */
export function TokensPage() {
  const { t, language } = useTexts('rollout');
  const rest = useRest();
  const fetched = useFetched('rollout/tokens', tokensSchema);
  const when = (moment: string | null) => (moment ? shownDateTime(moment, language) : t('token.never'));
  const areas = [...new Set((fetched.data ?? []).map(({ area }) => area))];
  return (
    <SecretsPage
      fetched={fetched}
      texts={{
        title: t('page.tokens'),
        about: t('token.about'),
        none: t('token.none'),
        add: t('token.new'),
        once: t('token.once'),
        copy: t('token.copy'),
        end: t('token.revoke'),
        endOf: (name) => t('token.revokeOf', { name }),
        ask: (name) => t('token.ask', { name }),
      }}
      columns={[
        { label: t('token.name') },
        { label: t('token.area') },
        { label: t('token.made'), kind: 'roomy' },
        { label: t('token.used'), kind: 'roomy' },
      ]}
      cells={(token) => (
        <>
          <td>remote-{token.area}</td>
          <PlainCell kind="roomy">
            {t('area.registeredBy', { when: when(token.createdAt), who: token.createdBy })}
          </PlainCell>
          <PlainCell kind="roomy">{when(token.lastUsedAt)}</PlainCell>
        </>
      )}
      ended={({ revokedAt }) => (revokedAt ? t('token.revoked', { when: when(revokedAt) }) : null)}
      form={(onMade) => <NewToken areas={areas} onMade={onMade} />}
      onEnd={({ id }) => rest.post('rollout/tokens/revoke', { id }, v.null(), inTime())}
    />
  );
}
