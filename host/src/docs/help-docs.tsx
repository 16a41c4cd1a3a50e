import { useSearchParams } from 'react-router-dom';
import { durationText, onboarding } from 'shared-contracts';
import { useTexts } from 'shared-ui';
import classes from './docs-screen.module.css';

const topics = ['saving', 'conflicts', 'keyboard', 'master-data', 'template', 'user'] as const;

/** Help on using the forms; a form's own topic, named in the address, stands first. */
export function HelpDocs() {
  const { t, language } = useTexts('host');
  const values = { invitationLife: durationText(onboarding.invitationLife, language) };
  const [parameters] = useSearchParams();
  const own = topics.filter((name) => name === parameters.get('topic'));
  const ordered = [...own, ...topics.filter((name) => !own.includes(name))];
  return ordered.map((name) => (
    <article key={name} className={classes.help}>
      <h2>{t(`help.${name}.title`)}</h2>
      <p>{t(`help.${name}.text`, values)}</p>
    </article>
  ));
}
