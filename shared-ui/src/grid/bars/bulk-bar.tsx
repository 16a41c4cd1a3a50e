import { Suspense } from 'react';
import { lazyPart } from '../../loading/lazy-part.tsx';
import type { BulkBarProps } from './bulk-choice.ts';

const BulkPanel = lazyPart(async () => (await import('./bulk-panel.tsx')).BulkPanel);

/** Rises below a grid while rows are selected: what they sum up to and what can be done with them. */
export function BulkBar(props: BulkBarProps) {
  if (props.selection.size === 0) return null;
  return (
    <Suspense>
      <BulkPanel {...props} />
    </Suspense>
  );
}
