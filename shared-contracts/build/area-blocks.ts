import type webpack from 'webpack';
import type { Configuration } from 'webpack';

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];

/** The blocks of the host that every area needs: those of a record's form, its dialogs, and the GraphQL client. */
export const areaBlocks =
  /host\/src\/remotes\/offered-names\.ts$|shared-ui\/src\/(form|record-form|confirm)\/index\.ts$|shared-contracts\/src\/client\/index\.ts$|\/urql\/dist\//;

/** The blocks that a list needs, with or without an area. */
export const gridBlocks = /shared-ui\/src\/grid\/index\.ts$/;

/** Whether the chunk of a module holds one of some blocks. */
function besides(blocks: RegExp) {
  const known = new WeakMap<webpack.Chunk, boolean>();
  const holdsBlocks = (chunk: webpack.Chunk, graph: webpack.ChunkGraph): boolean => {
    const found =
      known.get(chunk) ??
      graph.getChunkModules(chunk).some((module) => blocks.test(module.nameForCondition() ?? ''));
    known.set(chunk, found);
    return found;
  };
  // A module from the share scope stays in the chunk that requests it: here it would wait for itself.
  return (module: webpack.Module, { chunkGraph }: { chunkGraph: webpack.ChunkGraph }) =>
    /^(javascript|css)\//.test(module.type) &&
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => holdsBlocks(chunk, chunkGraph));
}

/** One file of what every area needs, one of what every list needs and one of what both do, in place of the many small ones that they would be cut into. */
export function areaBlocksInOneFile(): SplitChunks {
  const late = ({ name }: { name?: string | null | undefined }) => name !== 'main' && name !== 'bootstrap';
  const [ofLists, ofAreas] = [besides(gridBlocks), besides(areaBlocks)];
  const ofBoth: typeof ofLists = (module, graphs) => ofLists(module, graphs) && ofAreas(module, graphs);
  return {
    cacheGroups: {
      blocks: { name: 'blocks', chunks: late, enforce: true, priority: 30, test: ofBoth },
      lists: { name: 'lists', chunks: late, enforce: true, priority: 20, test: ofLists },
      area: { name: 'area', chunks: late, enforce: true, priority: 10, test: ofAreas },
    },
  };
}
