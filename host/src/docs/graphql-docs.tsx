import { useState } from 'react';
import { DataErrorBar, FilterInput, Skeleton, useTexts } from 'shared-ui';
import classes from './docs-screen.module.css';
import { schemaTypes } from './schema-types.ts';
import { useDescription } from './use-description.ts';

const read = async (response: Response) => schemaTypes(await response.text());

/** Every type of the GraphQL schema, as the API serves it. */
export function GraphqlDocs() {
  const { t } = useTexts('host');
  const [filter, setFilter] = useState('');
  const [description, tryAgain] = useDescription('schema.graphql', read);
  if (description.status === 'loading') return <Skeleton height={240} />;
  if (description.status === 'failed') {
    return <DataErrorBar what={'GraphQL'} message={description.message} onTryAgain={tryAgain} />;
  }
  const wanted = filter.trim().toLowerCase();
  const types = description.value.filter(({ sdl }) => sdl.toLowerCase().includes(wanted));
  return (
    <>
      <FilterInput value={filter} onChange={setFilter} label={t('docs.filter')} />
      {types.map(({ name, sdl }) => (
        <pre key={name} id={name} className={classes.sdl}>
          {sdl}
        </pre>
      ))}
      {types.length === 0 && <p>{t('docs.nothing')}</p>}
    </>
  );
}
