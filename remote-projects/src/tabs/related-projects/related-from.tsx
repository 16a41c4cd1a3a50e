import { projectAddress } from 'shared-contracts/routes';
import { useTexts } from 'shared-ui';
import { PlainCell, PlainTable } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import type { RelatedProjectsQuery } from '../../generated/operations.ts';
import classes from './related-projects.module.css';

type Relations = NonNullable<RelatedProjectsQuery['project']>['relatedFrom'];

/** Projects that name this one as related; they are changed there. */
export function RelatedFrom({ relations }: { readonly relations: Relations }) {
  const { t } = useTexts('projects');
  if (relations.length === 0) return null;
  return (
    <section aria-label={t('related.from')} className={classes['from']}>
      <h2>{t('related.from')}</h2>
      <PlainTable
        label={t('related.from')}
        columns={(
          [
            'relatedProject',
            'operatorProjectNumber',
            'operatorReference',
            'brokerProjectNumber',
            'brokerReference',
            'projectType',
          ] as const
        ).map((column) => ({ label: t(`related.${column}`) }))}
      >
        {relations.map(({ id, project }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={projectAddress(project.id, 'details')}>{project.description}</Link>
              {project.isArchived && ` (${t('header.archived')})`}
            </th>
            <PlainCell>{project.operatorProjectNumber}</PlainCell>
            <PlainCell>{project.operatorReference}</PlainCell>
            <PlainCell>{project.brokerProjectNumber}</PlainCell>
            <PlainCell>{project.brokerReference}</PlainCell>
            <PlainCell>
              {[project.projectType?.category, project.projectType?.description].filter(Boolean).join(' – ')}
            </PlainCell>
          </tr>
        ))}
      </PlainTable>
    </section>
  );
}
