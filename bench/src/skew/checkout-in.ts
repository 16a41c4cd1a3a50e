import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltApp, buildInto } from '../../../scripts/build-suite.ts';
import { copySuite } from '../../../scripts/copied-suite.ts';
import { runProgram } from '../../../scripts/run-program.ts';

/** A copy of this checkout that was changed, and builds. */
interface Checkout {
  /** Rejects with what the build printed. */
  readonly build: (app: string) => Promise<BuiltApp>;
}

/** Makes a changed copy of this checkout below a folder, in place of the copy before; what was built of that one stays. */
export async function checkoutIn(
  folder: string,
  version: string,
  change: (checkout: string) => void,
): Promise<Checkout> {
  const checkout = join(folder, 'checkout');
  rmSync(checkout, { recursive: true, force: true });
  mkdirSync(checkout, { recursive: true });
  copySuite(checkout);
  change(checkout);
  const codegen = [join(checkout, 'shared-contracts/build/codegen.ts')];
  const { code, output } = await runProgram(process.execPath, codegen, {}, checkout);
  if (code !== 0) throw new Error(output);
  return {
    build: async (app) => {
      const dist = join(folder, 'built', app);
      await buildInto(app, join(dist, version), version, checkout);
      return { app, version, dist };
    },
  };
}
