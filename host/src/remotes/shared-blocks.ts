import 'shared-ui/router';

/**
 * The blocks that areas share but the first screen does not need. Named here, the
 * build provides them to remotes; fetched while an area's own code loads.
 */
export const loadSharedBlocks = (): Promise<unknown> =>
  import(/* webpackChunkName: "form" */ 'shared-ui/form');
