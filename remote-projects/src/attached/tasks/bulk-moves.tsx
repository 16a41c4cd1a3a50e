import { useTexts } from 'shared-ui';
import type { MovedTaskLineFragment } from '../../generated/operations.ts';
import { MovesList } from './moves-list.tsx';

/** The tasks that an edit of many rows would move, before it is applied; nothing where none moves. */
export function BulkMoves({ moves }: { readonly moves: readonly MovedTaskLineFragment[] }) {
  const { t } = useTexts('projects');
  const count = moves.filter(({ willMove }) => willMove).length;
  if (count === 0) return null;
  return (
    <>
      <p>{t('tasks.moves.alongBulk', { count })}</p>
      <MovesList moves={moves} />
    </>
  );
}
