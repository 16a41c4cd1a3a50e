import { Suspense } from 'react';
import { lazyPart } from '../../loading/lazy-part.tsx';
import type { BulkBarProps } from './bulk-choice.ts';

const BulkPanel = lazyPart(async () => (await import('./bulk-panel.tsx')).BulkPanel);

/** Shown below a grid while rows are selected: their sums, and the actions on them. */
export function BulkBar(props: BulkBarProps) {
  if (props.selection.size === 0) return null;
  return (
    <Suspense>
      <BulkPanel {...props} />
    </Suspense>
  );
}
