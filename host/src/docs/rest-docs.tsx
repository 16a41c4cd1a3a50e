import { DataErrorBar, Skeleton, useTexts } from 'shared-ui';
import classes from './docs-screen.module.css';
import { type RestOperation, restOperations } from './openapi.ts';
import { useDescription } from './use-description.ts';

const read = async (response: Response) => restOperations(await response.json());

function Schema({ title, schema }: { title: string; schema: object | undefined }) {
  if (!schema) return null;
  return (
    <details className={classes.schema}>
      <summary>{title}</summary>
      <pre>{JSON.stringify(schema, null, 2)}</pre>
    </details>
  );
}

function Operation({ operation }: { operation: RestOperation }) {
  const { t } = useTexts('host');
  const body = operation.requestBody?.content['application/json']?.schema;
  return (
    <article className={classes.operation}>
      <h2 className={classes.call}>
        <span className={classes.method}>{operation.method}</span> <code>{operation.path}</code>
      </h2>
      <p>{operation.summary}</p>
      {operation.parameters.length > 0 && (
        <ul className={classes.parameters}>
          {operation.parameters.map(({ name, in: place, required }) => (
            <li key={`${place} ${name}`}>
              <code>{name}</code> {place}
              {required ? `, ${t('docs.required')}` : ''}
            </li>
          ))}
        </ul>
      )}
      <Schema title={t('docs.body')} schema={body} />
      {Object.entries(operation.responses).map(([status, response]) => (
        <Schema
          key={status}
          title={t('docs.answer', { status })}
          schema={response.content?.['application/json']?.schema}
        />
      ))}
    </article>
  );
}

/** Every REST call of the API, from its OpenAPI description. */
export function RestDocs() {
  const [description, tryAgain] = useDescription('openapi.json', read);
  if (description.status === 'loading') return <Skeleton height={240} />;
  if (description.status === 'failed') {
    return <DataErrorBar what={'REST'} message={description.message} onTryAgain={tryAgain} />;
  }
  return description.value.map((operation) => (
    <Operation key={`${operation.method} ${operation.path}`} operation={operation} />
  ));
}
