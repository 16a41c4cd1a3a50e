import type { CurrentUser } from 'shared-contracts';
import { PageHeader, Skeleton } from 'shared-ui';
import classes from './start-screen.module.css';
import { useListFromAddress } from './use-list-from-address.ts';

/** Heights of a list's parts in CSS pixels, so that the placeholder has the size of the list. */
const lines = { toolbar: 36, grid: 480 } as const;

/** Placeholder while the code of lists loads; the title of the list is already known. */
export function ComingList({ user }: { user: CurrentUser }) {
  const { title } = useListFromAddress();
  return (
    <div className={classes.screen} aria-busy>
      <PageHeader title={title || '…'} subtitle={user.companyName} />
      <Skeleton height={lines.toolbar} />
      <Skeleton height={lines.grid} />
    </div>
  );
}
