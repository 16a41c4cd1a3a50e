import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse, stringify } from 'yaml';
import { runProgram } from '../run-program.ts';
import { root } from '../suite.ts';
import type { Engine } from './engine.ts';

const serviceSchema = v.looseObject({
  image: v.string(),
  build: v.optional(
    v.object({
      context: v.string(),
      dockerfile: v.string(),
      args: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
  healthcheck: v.optional(v.looseObject({ interval: v.string() })),
});
const composeSchema = v.looseObject({ services: v.record(v.string(), serviceSchema) });

/** One of our own images, as compose would build it. */
export interface OwnImage {
  readonly name: string;
  readonly dockerfile: string;
  readonly arguments: Readonly<Record<string, string>>;
}

/** The deployment of `docker-compose.yml` under a name of its own, with settings of its own. */
export interface Composed {
  readonly services: readonly string[];
  /** Our own images, each once. */
  readonly ownImages: readonly OwnImage[];
  /** Runs compose. Rejects with the end of its output if it fails. */
  readonly compose: (...args: readonly string[]) => Promise<string>;
  /** Containers of a service, by the engine's ids. */
  readonly containersOf: (service: string) => Promise<readonly string[]>;
}

const filledIn = (text: string, settings: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$\{(\w+)(?::[?-][^}]*)?\}/g, (_all, name: string) => settings[name] ?? '');

/** Writes the settings and the compose file below `folder`, for an engine. */
export function composedIn(
  folder: string,
  project: string,
  engine: Engine,
  settings: Readonly<Record<string, string>>,
): Composed {
  mkdirSync(folder, { recursive: true });
  const read: unknown = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
  // Compose of before knows no name in the file; the name is given on the command line here.
  const { name: _name, ...rest } = v.parse(composeSchema, read);
  const file = join(folder, 'compose.yml');
  writeFileSync(file, stringify(rest, { aliasDuplicateObjects: false }));
  const options = ['--project-name', project, '--project-directory', root, '--file', file];
  const [program, ...first] = engine.compose;
  const compose = async (...args: readonly string[]) => {
    const environment = { ...engine.environment, ...settings };
    const { code, output } = await runProgram(program, [...first, ...options, ...args], environment);
    if (code !== 0) throw new Error(`compose ${args.join(' ')}:\n${output.slice(-3000)}`);
    return output;
  };
  const images = Object.values(rest.services).flatMap(({ image, build }) =>
    build
      ? [
          {
            name: filledIn(image, settings),
            dockerfile: build.dockerfile,
            arguments: Object.fromEntries(
              Object.entries(build.args).map(([key, value]) => [key, filledIn(value, settings)]),
            ),
          },
        ]
      : [],
  );
  return {
    services: Object.keys(rest.services),
    ownImages: [...new Map(images.map((image) => [image.name, image])).values()],
    compose,
    containersOf: async (service) =>
      (await compose('ps', '--quiet', service)).split('\n').filter((id) => /^[\da-f]{12,}$/.test(id)),
  };
}
