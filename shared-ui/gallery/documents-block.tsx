import { RelatedDocuments } from '../src/documents/index.ts';
import classes from './gallery.module.css';
import { State } from './state.tsx';

/** The related documents of a project. */
export function DocumentsBlock() {
  return (
    <State name="Documents of a project">
      <div className={classes['tall']}>
        <RelatedDocuments parentId="p1" parentType="Project" mayAdd />
      </div>
    </State>
  );
}
