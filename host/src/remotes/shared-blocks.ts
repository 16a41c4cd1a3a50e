import type { Release } from 'shared-contracts/rest';
import 'shared-ui/router';

/** Blocks that areas share but the first screen does not need. The build provides the ones named here to remotes. */
const sharedBlocks = {
  grid: () => import(/* webpackChunkName: "grid" */ 'shared-ui/grid'),
  form: () => import(/* webpackChunkName: "form" */ 'shared-ui/form'),
  record: () => import(/* webpackChunkName: "record" */ 'shared-ui/record'),
  rows: () => import(/* webpackChunkName: "rows" */ 'shared-ui/rows'),
  confirm: () => import(/* webpackChunkName: "confirm" */ 'shared-ui/confirm'),
  dialogs: () => import(/* webpackChunkName: "dialogs" */ 'shared-ui/dialogs'),
  communications: () => import(/* webpackChunkName: "communications" */ 'shared-ui/communications'),
  reports: () => import(/* webpackChunkName: "reports" */ 'shared-ui/reports'),
  documents: () => import(/* webpackChunkName: "documents" */ 'shared-ui/documents'),
};

/** What screens of areas need first. */
const needed = ['form', 'record'] as const;

/** Those of the blocks needed first that a release takes; all of them for one that does not say. */
export const neededBy = ({ takes }: Pick<Release, 'takes'>): readonly (typeof needed)[number][] =>
  needed.filter((name) => !takes || `shared-ui/${name}` in takes);

/** Fetches the blocks that a release needs first while its own code loads; the other ones are loaded on use. */
export const loadSharedBlocks = (release: Pick<Release, 'takes'>): Promise<unknown> =>
  Promise.all(neededBy(release).map((name) => sharedBlocks[name]()));
