import { projectAddress } from 'shared-contracts/routes';
import { useTexts } from 'shared-ui';
import { useFieldValue } from 'shared-ui/form';
import { ContactRail } from '../../attached/contact-card/contact-rail.tsx';
import classes from '../../attached/tasks/tasks.module.css';

/** Where the records with a card are below their project, by the kinds of record that tasks name. */
const folders = { Agreement: 'agreements', Request: 'requests', Stakeholder: 'stakeholders' } as const;

const hasCard = (parentClass: unknown): parentClass is keyof typeof folders =>
  typeof parentClass === 'string' && parentClass in folders;

/** Whom to call about the record of a task; nothing where the task is the project's own or a community's. */
export function TaskContacts({ projectId }: { readonly projectId: string }) {
  const { t } = useTexts('projects');
  const parentClass = useFieldValue('parentClass');
  const parentId = useFieldValue('parentId');
  if (!hasCard(parentClass) || typeof parentId !== 'string') return null;
  return (
    <div className={classes['contacts']}>
      <ContactRail
        label={t('tasks.contacts')}
        parent={{ kind: parentClass, id: parentId, isNew: false }}
        at={projectAddress(projectId, folders[parentClass], parentId)}
      />
    </div>
  );
}
