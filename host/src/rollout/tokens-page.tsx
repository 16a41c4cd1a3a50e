import { useState } from 'react';
import { type DeployToken, deployTokenSchema } from 'shared-contracts/rollout';
import { DataErrorBar, GridSkeleton, useRest, useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/confirm';
import { SlideInPage } from 'shared-ui/dialogs';
import { CopyButton } from 'shared-ui/documents';
import { HeaderButton, PlainCell, PlainTable, shownDateTime } from 'shared-ui/form';
import * as v from 'valibot';
import { useFetched } from '../page/use-fetched.ts';
import { NewToken } from './new-token.tsx';
import classes from './rollout.module.css';

const tokensSchema = v.array(deployTokenSchema);

/** The deploy tokens of teams' pipelines: made here, shown once, revoked here. */
export function TokensPage() {
  const { t, language } = useTexts('rollout');
  const rest = useRest();
  const { data, failure, tryAgain } = useFetched('rollout/tokens', tokensSchema);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string>();
  const [revoking, setRevoking] = useState<DeployToken>();
  const when = (moment: string | null) => (moment ? shownDateTime(moment, language) : t('token.never'));
  if (failure && !data)
    return <DataErrorBar what={t('page.tokens')} message={failure.message} onTryAgain={tryAgain} />;
  if (!data) return <GridSkeleton rows={7} />;
  return (
    <>
      <header className={classes['areaHead']}>
        <p className={classes['about']}>{t('token.about')}</p>
        <HeaderButton onClick={() => setMaking(true)}>{t('token.new')}</HeaderButton>
      </header>
      {data.length === 0 ? (
        <p className={classes['note']}>{t('token.none')}</p>
      ) : (
        <PlainTable
          label={t('page.tokens')}
          hasActions
          columns={[
            { label: t('token.name') },
            { label: t('token.area') },
            { label: t('token.made'), kind: 'roomy' },
            { label: t('token.used'), kind: 'roomy' },
          ]}
        >
          {data.map((token) => (
            <tr key={token.id}>
              <th scope="row">{token.name}</th>
              <td>remote-{token.area}</td>
              <PlainCell kind="roomy">
                {t('area.registeredBy', { when: when(token.createdAt), who: token.createdBy })}
              </PlainCell>
              <PlainCell kind="roomy">{when(token.lastUsedAt)}</PlainCell>
              <PlainCell kind="action">
                {token.revokedAt ? (
                  t('token.revoked', { when: when(token.revokedAt) })
                ) : (
                  <HeaderButton
                    label={t('token.revokeOf', { name: token.name })}
                    onClick={() => setRevoking(token)}
                  >
                    {t('token.revoke')}
                  </HeaderButton>
                )}
              </PlainCell>
            </tr>
          ))}
        </PlainTable>
      )}
      <SlideInPage
        opened={isMaking}
        title={t('token.new')}
        onClose={() => {
          setMaking(false);
          setMade(undefined);
        }}
      >
        {made === undefined ? (
          <NewToken
            areas={[...new Set(data.map(({ area }) => area))]}
            onMade={(token) => {
              setMade(token);
              tryAgain();
            }}
          />
        ) : (
          <>
            <p className={classes['note']}>{t('token.once')}</p>
            <p className={classes['token']}>
              <code>{made}</code>
            </p>
            <div className={classes['buttons']}>
              <CopyButton text={made} label={t('token.copy')} />
            </div>
          </>
        )}
      </SlideInPage>
      <ConfirmModal
        opened={revoking !== undefined}
        title={t('token.revoke')}
        confirmLabel={t('token.revoke')}
        isDangerous
        onConfirm={async () => {
          await rest.post('rollout/tokens/revoke', { id: revoking?.id }, v.null());
          tryAgain();
        }}
        onClose={() => setRevoking(undefined)}
      >
        {t('token.ask', { name: revoking?.name ?? '' })}
      </ConfirmModal>
    </>
  );
}
