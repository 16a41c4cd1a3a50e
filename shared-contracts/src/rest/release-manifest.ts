import * as v from 'valibot';

const fileSizes = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)));

/** The files with which a browser loads a release, relative to its manifest. */
export const releaseFilesSchema = v.object({
  /** The container script. */
  entry: v.string(),
  /** Scripts that the area needs first. */
  scripts: v.array(v.string()),
  /** Hash of every script and style sheet, by file name; empty for a development build. */
  integrity: v.record(v.string(), v.string()),
  /** Size of every script and style sheet in bytes, by file name; older builds do not have it. */
  sizes: v.optional(fileSizes),
});

export type ReleaseFiles = v.InferOutput<typeof releaseFilesSchema>;

/** The parts of a release's mf-manifest.json that are read: its name, the contract it was built for, and its files. */
export const releaseManifestSchema = v.pipe(
  v.object({
    name: v.string(),
    contractVersion: v.string(),
    /**
     * The registry parses it with `areaDeclarationSchema`; everybody who loads the release gets it from the registry.
     */
    start: v.optional(v.unknown()),
    /**
     * Parsed by the registry with `faceSchema`: the names that the release uses from the shell and from other areas,
     * and those that it offers to them.
     */
    takes: v.optional(v.unknown()),
    offers: v.optional(v.unknown()),
    integrity: v.optional(v.record(v.string(), v.string()), {}),
    sizes: v.optional(fileSizes),
    metaData: v.object({ remoteEntry: v.object({ path: v.string(), name: v.string() }) }),
    exposes: v.pipe(
      v.array(
        v.object({ path: v.string(), assets: v.object({ js: v.object({ sync: v.array(v.string()) }) }) }),
      ),
      v.check((exposed) => exposed.some(({ path }) => path === './area'), 'It exposes no ./area.'),
    ),
  }),
  v.transform(({ name, contractVersion, start, takes, offers, integrity, sizes, metaData, exposes }) => {
    const files: ReleaseFiles = {
      entry: `${metaData.remoteEntry.path}${metaData.remoteEntry.name}`,
      scripts: exposes.find(({ path }) => path === './area')?.assets.js.sync ?? [],
      integrity,
      ...(sizes && { sizes }),
    };
    return { name, contractVersion, start, takes, offers, files };
  }),
);
