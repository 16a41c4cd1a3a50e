import { useSearchParams } from 'react-router';
import { useTexts } from 'shared-ui';
import classes from './docs-screen.module.css';

const topics = ['saving', 'conflicts', 'keyboard', 'master-data'] as const;

/** Help on using the forms; a form's own topic, named in the address, stands first. */
export function HelpDocs() {
  const { t } = useTexts('host');
  const [parameters] = useSearchParams();
  const topic = parameters.get('topic');
  const ordered =
    topic === 'master-data' ? (['master-data', 'saving', 'conflicts', 'keyboard'] as const) : topics;
  return ordered.map((name) => (
    <article key={name} className={classes.help}>
      <h2>{t(`help.${name}.title`)}</h2>
      <p>{t(`help.${name}.text`)}</p>
    </article>
  ));
}
