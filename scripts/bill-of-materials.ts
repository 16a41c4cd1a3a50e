import * as v from 'valibot';

const licenceSchema = v.union([
  v.object({ expression: v.string() }),
  v.object({ license: v.union([v.object({ id: v.string() }), v.object({ name: v.string() })]) }),
]);

const billSchema = v.object({
  bomFormat: v.literal('CycloneDX'),
  components: v.array(
    v.object({
      name: v.string(),
      group: v.optional(v.string()),
      version: v.string(),
      purl: v.string(),
      licenses: v.optional(v.array(licenceSchema), []),
    }),
  ),
});

/** A package that goes out with a release. */
export interface Material {
  readonly name: string;
  readonly version: string;
  /** As SPDX writes it; '' where the package has none. */
  readonly licence: string;
}

function licenceOf(licence: v.InferOutput<typeof licenceSchema>): string {
  if ('expression' in licence) return licence.expression;
  return 'id' in licence.license ? licence.license.id : licence.license.name;
}

/** Packages whose package.json does not name their licence, though a file next to it does. */
const readByHand: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** The licence of our own packages only. */
const ours = 'UNLICENSED';

/** The third-party packages in a bill of materials (CycloneDX), by name. Throws a ValiError. */
export function materialsOf(bill: unknown): readonly Material[] {
  return v
    .parse(billSchema, bill)
    .components.map(({ group, name, version, licenses }) => {
      const full = group === undefined ? name : `${group}/${name}`;
      const licence = licenses.map(licenceOf).join(' AND ') || (readByHand[full] ?? '');
      return { name: full, version, licence };
    })
    .filter(({ licence }) => licence !== ours)
    .sort((one, other) => one.name.localeCompare(other.name) || one.version.localeCompare(other.version));
}

/** Licences under which what we release may hold a package. Each leaves our own code as it is. */
const taken: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  // Requires publishing only changes of its own files.
  'MPL-2.0',
  // Of typefaces.
  'OFL-1.1',
  'CC0-1.0',
  'PSF-2.0',
  'Zlib',
]);

/** Whether a package may go out: all parts of its licence are taken, of a choice one. */
export const mayGoOut = ({ licence }: Material): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((choice) => taken.has(choice.trim())));

/** The list of licences that goes out with a release. */
export function licenceList(materials: readonly Material[]): string {
  const lines = materials.map(({ name, version, licence }) => `${name} ${version}: ${licence || 'unknown'}`);
  return `${['Packages of others in this release, and their licences', '', ...lines].join('\n')}\n`;
}
