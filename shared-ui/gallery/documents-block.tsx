import { RelatedDocuments } from '../src/documents/index.ts';
import { RecordForm } from '../src/record/index.ts';
import classes from './gallery.module.css';
import { State } from './state.tsx';

const project = { id: 'p1', revision: 1, canEdit: true };
const tabs = [{ path: 'related-documents', label: 'Documents', fields: [] }];
const nothing = () => ({});

/** The related documents of a project, in its form: what is typed in one is held there. */
export function DocumentsBlock() {
  return (
    <State name="Documents of a project">
      <div className={classes['tall']}>
        <RecordForm<typeof project>
          route="surface-project"
          record={project}
          kind="COUNTRY"
          titleOf={() => 'Wapiti gathering system'}
          subtitle="A made-up project"
          tabs={tabs}
          labelOf={(field) => field}
          valuesOf={nothing}
          inputOf={nothing}
          check={() => []}
          send={async () => ({ stored: project })}
          readOnlyReason={undefined}
        >
          {() => <RelatedDocuments parentId="p1" parentType="Project" mayAdd />}
        </RecordForm>
      </div>
    </State>
  );
}
