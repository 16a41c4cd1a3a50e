import 'graphiql/style.css';
import 'graphiql/setup-workers/webpack';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import { useSearchParams } from 'react-router-dom';
import { PageHeader, useTexts, useTheme } from 'shared-ui';
import { basePath } from '../page/base-path.ts';
import classes from './playground-screen.module.css';

/** Sends an operation with the rights of the person who is signed in. */
const fetcher: GraphiQLProps['fetcher'] = async ({ query, variables, operationName }) => {
  const response = await fetch(`${basePath}api/graphql`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables, operationName }),
  });
  return response.json();
};

/**
 * /graphql: the query playground. It opens with the operation in `?query=`, so that an operation can be shared as a
 * link.
 */
export function PlaygroundScreen() {
  const { colorScheme } = useTheme();
  const { t } = useTexts('host');
  const [search] = useSearchParams();
  const query = search.get('query');
  return (
    <>
      <PageHeader title={t('navigation.playground')} />
      <div className={classes.screen}>
        <GraphiQL fetcher={fetcher} forcedTheme={colorScheme} {...(query ? { initialQuery: query } : {})} />
      </div>
    </>
  );
}
