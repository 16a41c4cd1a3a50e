import { RelatedDocuments } from '../src/documents/index.ts';
import { InProject } from './in-project.tsx';
import { State } from './state.tsx';

/** The related documents of a project, in its form, which keeps unsaved edits of a document. */
export function DocumentsBlock() {
  return (
    <State name="Documents of a project">
      <InProject>
        <RelatedDocuments parentId="p1" parentType="Project" mayAdd />
      </InProject>
    </State>
  );
}
