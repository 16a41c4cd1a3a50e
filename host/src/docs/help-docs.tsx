import { useSearchParams } from 'react-router-dom';
import { unreachable } from 'shared-contracts/rest-client';
import { DataErrorBar, Skeleton, useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import classes from './docs-screen.module.css';
import {
  generalTopics,
  type HelpTexts,
  type HelpTopic,
  recordTopics,
  screenTopics,
  topicOf,
} from './help/help-article.ts';
import { useHelpTexts } from './help/use-help-texts.ts';

interface ArticleProps {
  readonly topic: HelpTopic;
  readonly texts: HelpTexts;
}

function Article({ topic, texts }: ArticleProps) {
  const { title, purpose, steps = [], keys = [] } = texts.articles[topic];
  return (
    <article className={classes.help} id={topic} aria-labelledby={`${topic}-title`}>
      <h2 id={`${topic}-title`}>{title}</h2>
      <p>{purpose}</p>
      {steps.length > 0 && (
        <ul>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
      {keys.length > 0 && (
        <dl className={classes.keys} aria-label={texts.keys}>
          {keys.map(([key, meaning]) => (
            <div key={`${key} ${meaning}`}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}

/** A window without room for the contents next to the articles. The style sheet uses the same width. */
const narrow = '(max-width: 767px)';

/** Links to all topics: beside the articles, or above them and folded where the window is narrow. */
function Contents({ texts, current }: { texts: HelpTexts; current: HelpTopic | undefined }) {
  const links = (title: string, topics: readonly HelpTopic[]) => (
    <section>
      <h2>{title}</h2>
      <ul>
        {topics.map((topic) => (
          <li key={topic}>
            <Link to={`/docs/help?topic=${topic}`} aria-current={topic === current ? 'page' : undefined}>
              {texts.articles[topic].title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <nav className={classes.contents} aria-label={texts.contents}>
      <details key={current} open={!window.matchMedia(narrow).matches}>
        <summary>{texts.contents}</summary>
        {links(texts.general, generalTopics)}
        {links(texts.records, recordTopics)}
        {links(texts.screens, screenTopics)}
      </details>
    </nav>
  );
}

interface HelpDocsProps {
  /** Whether the address names a page that does not exist. */
  readonly isUnknown?: boolean;
}

/** Help on using the forms: the topic in the address comes first, then what applies to every form. */
export function HelpDocs({ isUnknown = false }: HelpDocsProps) {
  const [parameters] = useSearchParams();
  const { t: ui } = useTexts('ui');
  const { texts, isFailed, tryAgain } = useHelpTexts();
  if (isFailed) return <DataErrorBar what={ui('user.help')} message={unreachable()} onTryAgain={tryAgain} />;
  if (!texts) return <Skeleton height={240} />;
  const topicId = parameters.get('topic');
  const own = topicOf(topicId);
  const shown = [...(own ? [own] : []), ...generalTopics.filter((topic) => topic !== own)];
  return (
    <div className={classes.manual}>
      <Contents texts={texts} current={own} />
      <div className={classes.articles}>
        {(isUnknown || (topicId !== null && !own)) && (
          <p role="status" className={classes.unknown}>
            {texts.unknown}
          </p>
        )}
        {shown.map((topic) => (
          <Article key={topic} topic={topic} texts={texts} />
        ))}
      </div>
    </div>
  );
}
