import { useParams, useSearchParams } from 'react-router-dom';
import { PageHeader, TabLinks, useTexts } from 'shared-ui';
import classes from './docs-screen.module.css';
import { GraphqlDocs } from './graphql-docs.tsx';
import { HelpDocs } from './help-docs.tsx';
import { RestDocs } from './rest-docs.tsx';

const pages = { help: HelpDocs, rest: RestDocs, graphql: GraphqlDocs } as const;

const isPage = (name: string): name is keyof typeof pages => name in pages;

/** /docs: help for people, and the REST and GraphQL descriptions that the API makes from its own code. */
export function DocsScreen() {
  const { t } = useTexts('host');
  const { '*': rest = '' } = useParams();
  const [parameters] = useSearchParams();
  const wanted = rest.split('/')[0] ?? '';
  // For an unknown name the help is shown, with a note that there is no such page.
  const current = isPage(wanted) ? wanted : wanted !== '' || parameters.has('topic') ? 'help' : 'rest';
  const Page = pages[current];
  return (
    <div className={classes.screen}>
      <PageHeader title={t('docs.title')} />
      <TabLinks
        label={t('docs.title')}
        tabs={Object.keys(pages).map((page) => ({
          to: `/docs/${page}`,
          label: t(`docs.page.${page}`),
          isCurrent: page === current,
        }))}
      />
      <div className={classes.page}>
        {current === 'help' ? <HelpDocs isUnknown={wanted !== '' && !isPage(wanted)} /> : <Page />}
      </div>
    </div>
  );
}
