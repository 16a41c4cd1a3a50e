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

/** Fetches the blocks that every area needs while the area's own code loads; the other ones are loaded on use. */
export const loadSharedBlocks = (): Promise<unknown> =>
  Promise.all([sharedBlocks.form(), sharedBlocks.record()]);
