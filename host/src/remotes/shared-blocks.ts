import 'shared-ui/router';

/** The blocks that areas share but the first screen does not need. Named here, the build provides them to remotes. */
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

/** Fetches what every area needs while the area's own code loads; the rest comes when it is used. */
export const loadSharedBlocks = (): Promise<unknown> =>
  Promise.all([sharedBlocks.form(), sharedBlocks.record()]);
