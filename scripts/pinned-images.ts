import * as v from 'valibot';
import { parse, stringify } from 'yaml';

const composeSchema = v.looseObject({
  services: v.record(
    v.string(),
    v.looseObject({
      image: v.optional(v.string()),
      build: v.optional(v.looseObject({ dockerfile: v.string() })),
    }),
  ),
});

/** The image of a service: a third-party one, or one that is built from those at the start of its Dockerfile. */
interface Service {
  readonly name: string;
  readonly image?: string;
  readonly basedOn?: readonly string[];
}

/** The images that a Dockerfile begins its stages with, each once. */
export const baseImages = (dockerfile: string): readonly string[] => [
  ...new Set([...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image)),
];

/**
 * The services of a compose file with the third-party images that they need; `read` returns the text of a Dockerfile.
 */
export function servicesIn(compose: string, read: (dockerfile: string) => string): readonly Service[] {
  const { services } = v.parse(composeSchema, parse(compose, { merge: true }));
  return Object.entries(services).map(([name, { image, build }]) =>
    build ? { name, basedOn: baseImages(read(build.dockerfile)) } : { name, ...(image ? { image } : {}) },
  );
}

/** Every third-party image that some services need, sorted, each once. */
export const imagesOf = (services: readonly Service[]): readonly string[] =>
  [...new Set(services.flatMap(({ image, basedOn = [] }) => (image ? [image, ...basedOn] : basedOn)))].sort();

const digestSchema = v.pipe(v.string(), v.trim(), v.regex(/^sha256:[\da-f]{64}$/));

/** The digest of an image in a program's output. Throws if there is none. */
export function digestIn(answer: string, image: string): string {
  const digest = v.safeParse(digestSchema, answer);
  if (!digest.success) throw new Error(`No digest of ${image}: ${answer.trim().slice(0, 200)}`);
  return digest.output;
}

/**
 * A compose file to merge over the first one that pins every third-party image by digest: the images that services run,
 * and the base images of our own (a build context of the same name replaces the image).
 */
export function pinnedCompose(
  services: readonly Service[],
  digests: ReadonlyMap<string, string>,
  day: string,
): string {
  const pinned = (image: string): string => {
    const digest = digests.get(image);
    if (!digest) throw new Error(`There is no digest of ${image}.`);
    return `${image}@${digest}`;
  };
  const entries = services.map(({ name, image, basedOn = [] }) => [
    name,
    image
      ? { image: pinned(image) }
      : {
          build: {
            additional_contexts: Object.fromEntries(
              basedOn.map((base) => [base, `docker-image://${pinned(base)}`]),
            ),
          },
        },
  ]);
  const head = `# Images of others as they were on ${day}. Written by \`npm run images\`; do not edit.\n`;
  return `${head}${stringify({ services: Object.fromEntries(entries) }, { lineWidth: 0 })}`;
}
