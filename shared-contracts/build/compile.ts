import webpack, { type Configuration } from 'webpack';

/** Runs a build. Rejects with its errors; a warning counts as an error, as nobody would read it. */
export async function compile(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler.');
  try {
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
      compiler.run((error, made) => (error ? reject(error) : resolve(made))),
    );
    const problems = stats && stats.compilation.errors.length + stats.compilation.warnings.length;
    if (problems) throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
  } finally {
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
  }
}
