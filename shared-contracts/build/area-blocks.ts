import type webpack from 'webpack';
import type { Configuration } from 'webpack';

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];

/** What any area needs of the host: the blocks of a record's form, its questions, and the GraphQL client. */
const areaBlocks =
  /shared-ui\/src\/(form|record|confirm)\/index\.ts$|shared-contracts\/src\/client\/index\.ts$|\/urql\/dist\//;

/** One file of what every area needs, in place of the many small ones that it would be cut into. */
export function areaBlocksInOneFile(): SplitChunks {
  const known = new WeakMap<webpack.Chunk, boolean>();
  const holdsBlocks = (chunk: webpack.Chunk, graph: webpack.ChunkGraph): boolean => {
    const found =
      known.get(chunk) ??
      graph.getChunkModules(chunk).some((module) => areaBlocks.test(module.nameForCondition() ?? ''));
    known.set(chunk, found);
    return found;
  };
  return {
    cacheGroups: {
      area: {
        name: 'area',
        chunks: ({ name }) => name !== 'main' && name !== 'bootstrap',
        enforce: true,
        priority: 10,
        // What is consumed from the share scope stays where it is asked for: here it would wait for itself.
        test: (module: webpack.Module, { chunkGraph }: { chunkGraph: webpack.ChunkGraph }) =>
          /^(javascript|css)\//.test(module.type) &&
          [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => holdsBlocks(chunk, chunkGraph)),
      },
    },
  };
}
