import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { mayEditMasterData } from 'shared-contracts';
import { errorMessage } from 'shared-contracts/client';
import { DataErrorBar, FilterInput, LinkButton, PageHeader, TabLinks, useSession, useTexts } from 'shared-ui';
import { useQuery } from 'urql';
import { ListTable } from './list-table.tsx';
import { type StartList, startLists } from './start-lists.ts';
import classes from './start-screen.module.css';

function StartListView({ list }: { list: StartList }) {
  const { t } = useTexts('host');
  const { user } = useSession();
  const [filter, setFilter] = useState('');
  const query = useDeferredValue(filter.trim());
  const [{ data, error, fetching }, ask] = useQuery({ query: list.document, variables: { query } });
  const mayEdit = user !== null && mayEditMasterData(user);
  return (
    <section aria-label={t(`list.${list.type}`)} className={classes.list}>
      <div className={classes.toolbar}>
        <FilterInput value={filter} onChange={setFilter} label={t('start.filter')} />
        {mayEdit && <LinkButton to={`/master-data/${list.type}/new`}>{t('start.new')}</LinkButton>}
      </div>
      {error && (
        <DataErrorBar
          message={errorMessage(error)}
          onTryAgain={() => ask({ requestPolicy: 'network-only' })}
        />
      )}
      {!error && <ListTable list={list} rows={data?.rows} fetching={fetching} mayOpen={mayEdit} />}
    </section>
  );
}

/** The start screen at /home and at every unknown address: the lists that a person works with. */
export function StartScreen() {
  const { t } = useTexts('host');
  const { user } = useSession();
  const [parameters] = useSearchParams();
  const list = startLists.find(({ type }) => type === parameters.get('list')) ?? startLists[0];
  if (!user || !list) return null;
  return (
    <div className={classes.screen}>
      <PageHeader title={t('start.title')} subtitle={t('start.subtitle', { company: user.companyName })} />
      <TabLinks
        label={t('start.lists')}
        tabs={startLists.map(({ type }) => ({
          to: `/home?list=${type}`,
          label: t(`list.${type}`),
          isCurrent: type === list.type,
        }))}
      />
      <StartListView key={list.type} list={list} />
    </div>
  );
}
