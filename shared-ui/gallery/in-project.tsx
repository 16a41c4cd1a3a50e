import type { ReactNode } from 'react';
import { RecordForm } from '../src/record-form/index.ts';
import classes from './gallery.module.css';

const project = { id: 'p1', revision: 1, canEdit: true };
const tabs = [{ path: 'block', label: 'Block', fields: [] }];
const nothing = () => ({});

/** Wraps its content in the form of a made-up project. */
export const InProject = ({ children }: { readonly children: ReactNode }) => (
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
      {() => children}
    </RecordForm>
  </div>
);
