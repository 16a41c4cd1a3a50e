import { type ReactNode, Suspense } from 'react';
import { PlainDialog } from '../src/dialogs/plain-dialog.tsx';
import { RelatedDocuments } from '../src/documents/index.ts';
import { LoadingBar } from '../src/index.ts';
import { SlideInPage } from '../src/layout/slide-in-page.tsx';
import { useParams } from '../src/router/index.ts';
import { blocks } from './blocks.ts';
import { InProject } from './in-project.tsx';
import { State } from './state.tsx';

const stay = () => {};

/** Where people meet a block: a form is around each. */
const places: Readonly<Record<string, (block: ReactNode) => ReactNode>> = {
  record: (block) => <InProject>{block}</InProject>,
  'slide-in': (block) => (
    <InProject>
      <SlideInPage opened title="A row of the project" onClose={stay}>
        {block}
      </SlideInPage>
    </InProject>
  ),
  dialog: (block) => (
    <InProject>
      <PlainDialog title="Something asked" width={900} onClose={stay}>
        {block}
      </PlainDialog>
    </InProject>
  ),
};

/** Blocks that have their own record elsewhere in the gallery. */
const withoutRecord: Readonly<Record<string, ReactNode>> = {
  documents: <RelatedDocuments parentId="p1" parentType="Project" mayAdd />,
};

/** One block where people use it: in the tab of a record, in a page that slid in, in a dialog. */
export function PlacedBlock() {
  const { place = '', placed = '' } = useParams();
  const Block = blocks[placed];
  const block = withoutRecord[placed] ?? (Block && <Block />);
  return (
    <State name={`${placed} in a ${place}`}>
      <Suspense fallback={<LoadingBar />}>{places[place]?.(block)}</Suspense>
    </State>
  );
}
