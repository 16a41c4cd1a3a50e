import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule, type WebpackPluginInstance } from 'webpack';
import { namesOf } from '../src/face/index.ts';
import { limits } from '../src/limits/index.ts';
import type { App } from './app.ts';
import { reportPlugins } from './app-plugins.ts';
import { areaBlocksInOneFile } from './area-blocks.ts';
import type { BuildOptions } from './build-options.ts';
import { CheckedScriptsPlugin } from './checked-scripts-plugin.ts';
import { aloneEntry } from './remote-entry.ts';
import { sharedModules } from './shared-modules.ts';

const require = createRequire(import.meta.url);

function sourceRules(isDevelopment: boolean): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment } },
        },
      },
    },
    {
      test: /\.css$/,
      // Some packages declare their own style sheets free of side effects, and lose them.
      sideEffects: true,
      use: [
        isDevelopment ? require.resolve('style-loader') : MiniCssExtractPlugin.loader,
        {
          loader: require.resolve('css-loader'),
          options: {
            modules: {
              auto: true,
              namedExport: false,
              exportLocalsConvention: 'as-is',
              localIdentName: isDevelopment ? '[name]__[local]' : '[hash:base64:8]',
            },
          },
        },
      ],
    },
    { test: /\.(svg|png|woff2|ttf)$/, type: 'asset' },
  ];
}

function federation(app: App, isDevelopment: boolean): WebpackPluginInstance {
  return new ModuleFederationPlugin({
    name: app.global,
    filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
    ...(app.kind === 'remote' ? { exposes: { './area': './src/area.tsx' } } : {}),
    shared: sharedModules(app),
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    manifest: app.kind === 'remote',
    experiments: {
      // Containers are loaded by their protocol, see the host's `remote-container.ts`.
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
      // One federation runtime in the page: the host hands its own to the remotes.
      ...(app.kind === 'remote' ? { externalRuntime: true } : {}),
    },
  });
}

/** Files behind the asynchronous boundary that the first screen waits for. */
const filesBehindBoundary = ({ namedChunkGroups }: webpack.Compilation): readonly string[] =>
  namedChunkGroups.get('bootstrap')?.getFiles() ?? [];

/** The page that starts an application; the host's also asks early for what its first screen needs. */
function page(app: App): WebpackPluginInstance {
  return new HtmlWebpackPlugin({
    template: join(import.meta.dirname, 'page.ejs'),
    title: 'Rightway',
    inject: false,
    minify: false,
    templateParameters: (compilation: webpack.Compilation, assets: { js: string[]; css: string[] }) => {
      // Files behind the asynchronous boundary are requested together with the entry.
      const behind = filesBehindBoundary(compilation);
      return {
        title: 'Rightway',
        scripts: assets.js,
        styles: [...new Set([...assets.css, ...behind.filter((file) => file.endsWith('.css'))])],
        preloads: behind.filter((file) => file.endsWith('.js')),
        preloadStart: app.kind === 'host',
      };
    },
  });
}

/** The one webpack and federation configuration that every application calls. */
export function webpackConfig(app: App, options: BuildOptions): Configuration {
  const isDevelopment = options.mode === 'development';
  const isPage = app.kind === 'host' || options.alone === true;
  const entry = app.kind === 'host' ? './src/index.ts' : aloneEntry(app.folder);
  return {
    mode: options.mode,
    context: app.folder,
    target: ['web', 'es2022'],
    devtool: isDevelopment ? 'cheap-module-source-map' : 'source-map',
    entry: isPage ? { main: entry } : {},
    output: {
      path: options.output,
      publicPath: isPage && isDevelopment ? '/' : 'auto',
      uniqueName: app.global,
      filename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: limits.remoteLoad,
      hashFunction: 'xxhash64',
      // A module that failed because what it imports did not come is run again by the next attempt.
      strictModuleExceptionHandling: true,
    },
    // The playground offers subscriptions through a package that is not needed without them. jspdf would use the last
    // three to read HTML and SVG, which is not needed here.
    resolve: { alias: { 'graphql-ws': false, canvg: false, dompurify: false, html2canvas: false } },
    module: { rules: sourceRules(isDevelopment) },
    plugins: [
      new webpack.DefinePlugin({
        RIGHTWAY_VERSION: JSON.stringify(options.version),
        RIGHTWAY_OFFERS: JSON.stringify(options.ui ? namesOf(options.ui) : null),
      }),
      ...(options.alone ? [] : [federation(app, isDevelopment)]),
      ...(options.alone ? [] : reportPlugins(app, options)),
      // A build that hot reload changes all the time has no hashes.
      ...(app.kind === 'remote' && !isPage && !isDevelopment ? [new CheckedScriptsPlugin()] : []),
      ...(isPage ? [page(app)] : []),
      ...(isDevelopment
        ? [new ReactRefreshPlugin({ overlay: false, library: app.global })]
        : [new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', ignoreOrder: true })]),
    ],
    optimization: {
      runtimeChunk: false,
      // As small as terser makes it, in a third of the time.
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          terserOptions: { compress: { passes: 2 } },
        }),
      ],
      ...(app.kind === 'host' && !isDevelopment ? { splitChunks: areaBlocksInOneFile() } : {}),
      moduleIds: 'deterministic',
      chunkIds: isDevelopment ? 'named' : 'deterministic',
    },
    // Sizes are checked by the budget file, for what a page really loads.
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(app.folder, 'node_modules/.cache/webpack'),
      name: `${options.mode}-${options.alone ? 'alone' : 'federated'}`,
      buildDependencies: { config: [import.meta.filename, join(import.meta.dirname, 'shared-modules.ts')] },
    },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
