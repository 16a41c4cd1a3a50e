import { projectAddress } from 'shared-contracts/routes';
import { useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import type { RelatedProjectsQuery } from '../../generated/operations.ts';
import classes from './related-projects.module.css';

type Relation = NonNullable<RelatedProjectsQuery['project']>['relatedFrom'][number];

/** The company's number and reference of a project, as on its own page: `NFE-24-0042 (OP 42)`. */
const numberOf = (number: string | null, reference: string | null): string =>
  [number, reference && (number ? `(${reference})` : reference)].filter(Boolean).join(' ');

/** The numbers of a project besides its name, each with its owner, and its type. */
function KnownBy({ project }: Pick<Relation, 'project'>) {
  const { t } = useTexts('projects');
  const type = [project.projectType?.category, project.projectType?.description].filter(Boolean).join(' – ');
  const numbers = {
    operator: numberOf(project.operatorProjectNumber, project.operatorReference),
    broker: numberOf(project.brokerProjectNumber, project.brokerReference),
  };
  return (
    <span className={classes['knownBy']}>
      {(['operator', 'broker'] as const).map(
        (role) =>
          numbers[role] && (
            <span key={role} title={t(`header.${role}`)}>
              <span className={classes['role']}>{t(`field.${role}`)}</span> <b>{numbers[role]}</b>
            </span>
          ),
      )}
      {type && <span>{type}</span>}
    </span>
  );
}

/** Projects that name this one as related; they are changed there. */
export function RelatedFrom({ relations }: { readonly relations: readonly Relation[] }) {
  const { t } = useTexts('projects');
  if (relations.length === 0) return null;
  return (
    <section aria-label={t('related.from')} className={classes['from']}>
      <h2>{t('related.from')}</h2>
      <ul>
        {relations.map(({ id, project }) => (
          <li key={id}>
            <span>
              <Link to={projectAddress(project.id, 'details')}>{project.description}</Link>
              {project.isArchived && ` (${t('header.archived')})`}
            </span>
            <KnownBy project={project} />
          </li>
        ))}
      </ul>
    </section>
  );
}
