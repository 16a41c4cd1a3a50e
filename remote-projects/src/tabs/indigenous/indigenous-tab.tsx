import { useMemo } from 'react';
import { nameIn, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { type Translate, useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import { CollectionTab } from 'shared-ui/rows';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { engagementsName } from './engagement-record.ts';
import { useEngagements } from './use-engagements.ts';

const engagementColumns = (t: Translate) => [
  gridColumn('string', 'band', t('indigenous.band'), { width: 190 }),
  gridColumn('string', 'representative', t('indigenous.representative'), { width: 200 }),
  gridColumn('date', 'notifiedDate', t('indigenous.notifiedDate'), { width: 106 }),
  gridColumn('date', 'responseDate', t('indigenous.responseDate'), { width: 106 }),
  gridColumn('date', 'completedDate', t('indigenous.completedDate'), { width: 106 }),
  gridColumn('number', 'contacts', t('indigenous.contacts'), { width: 88 }),
  gridColumn('date', 'lastContact', t('indigenous.lastContact'), { width: 116 }),
  gridColumn('string', 'notes', t('indigenous.notes'), { width: 240 }),
];

const cells = (values: FormValues) => ({
  band: nameIn(values['band'], 'name'),
  representative: nameIn(values['representative'], 'name'),
  notifiedDate: textIn(values, 'notifiedDate'),
  responseDate: textIn(values, 'responseDate'),
  completedDate: textIn(values, 'completedDate'),
  contacts: typeof values['contacts'] === 'number' ? values['contacts'] : 0,
  lastContact: textIn(values, 'lastContact'),
  notes: textIn(values, 'notes'),
});

/** The indigenous communities that are consulted on the project, each with its record of contact. */
export function IndigenousTab({ project }: { readonly project: ProjectRecord }) {
  const { t } = useTexts('projects');
  const { data: _, ...stored } = useEngagements(project.id, project.revision === null);
  const columns = useMemo(() => engagementColumns(t), [t]);
  return (
    <CollectionTab
      collection={engagementsName}
      label={t('tab.indigenous')}
      entity={t('indigenous.entity')}
      emptyPurpose={t('emptyTab.indigenous')}
      columns={columns}
      cellsOf={cells}
      {...stored}
    />
  );
}
