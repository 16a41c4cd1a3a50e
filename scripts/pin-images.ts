/**
 * `npm run images`: asks for the digest of each image of others that the deployment takes, and writes
 * `deploy/pinned-images.yml`, which is laid over `docker-compose.yml`. Asks by skopeo or by Docker's buildx, whichever is
 * there; ends with 2 where neither is, or the images cannot be reached, and leaves the file as it was.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestIn, imagesOf, pinnedCompose, servicesIn } from './pinned-images.ts';
import { runProgram } from './run-program.ts';
import { root } from './suite.ts';

/** Ways to ask for the digest of an image. */
const ways: readonly ((image: string) => readonly [string, ...string[]])[] = [
  (image) => ['skopeo', 'inspect', '--no-tags', '--format', '{{.Digest}}', `docker://${image}`],
  (image) => ['docker', 'buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'],
];

/** The digest of an image, asked in one way after the other. Throws with each answer that was none. */
async function digestOf(image: string): Promise<string> {
  const refused: string[] = [];
  for (const way of ways) {
    const [program, ...options] = way(image);
    try {
      const { code, output } = await runProgram(program, options);
      if (code === 0) return digestIn(output, image);
      refused.push(`${program}: ${output.trim().slice(0, 200)}`);
    } catch (error) {
      refused.push(`${program}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(`${image} could not be asked for.\n  ${refused.join('\n  ')}`);
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const services = servicesIn(read('docker-compose.yml'), read);
try {
  const digests = new Map<string, string>();
  for (const image of imagesOf(services)) {
    digests.set(image, await digestOf(image));
    console.log(`${image} ${digests.get(image)}`);
  }
  writeFileSync(
    join(root, 'deploy/pinned-images.yml'),
    pinnedCompose(services, digests, new Date().toISOString().slice(0, 10)),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
