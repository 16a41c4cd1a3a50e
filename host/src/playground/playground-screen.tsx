import 'graphiql/style.css';
import 'graphiql/setup-workers/webpack';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import { useTheme } from 'shared-ui';
import { basePath } from '../shell/base-path.ts';
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

/** /graphql: the query playground. */
export function PlaygroundScreen() {
  const { colorScheme } = useTheme();
  return (
    <div className={classes.screen}>
      <GraphiQL fetcher={fetcher} forcedTheme={colorScheme} />
    </div>
  );
}
