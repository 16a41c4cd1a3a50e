import * as v from 'valibot';

const outdatedSchema = v.record(
  v.string(),
  v.object({
    current: v.optional(v.string()),
    wanted: v.string(),
    latest: v.string(),
    isDeprecated: v.optional(v.boolean(), false),
    dependentPackages: v.array(v.object({ name: v.string() })),
  }),
);

const auditSchema = v.object({
  advisories: v.record(
    v.string(),
    v.object({
      module_name: v.string(),
      severity: v.string(),
      title: v.string(),
      url: v.string(),
      patched_versions: v.optional(v.string(), ''),
    }),
  ),
});

/** How outdated a dependency is: by a fix, by additions, or by possibly breaking changes. */
type Behind = 'patch' | 'minor' | 'major';

/** An outdated dependency. */
interface LateDependency {
  readonly name: string;
  readonly current: string;
  readonly latest: string;
  readonly behind: Behind;
  readonly isDeprecated: boolean;
  readonly usedBy: readonly string[];
}

/** Something that is known to be wrong with a version in use. */
interface Advisory {
  readonly name: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
  readonly patched: string;
}

function behindBy(current: string, latest: string): Behind {
  const [one, other] = [current, latest].map((version) => version.split('.'));
  if (one?.[0] !== other?.[0]) return 'major';
  return one?.[1] === other?.[1] ? 'patch' : 'minor';
}

/**
 * The JSON in a program's output, from the first line that begins with it; undefined if there is none, for example if
 * the registry could not be reached.
 */
function jsonIn(output: string): unknown {
  const lines = output.split('\n');
  try {
    return JSON.parse(lines.slice(lines.findIndex((line) => line.startsWith('{'))).join('\n'));
  } catch {
    return undefined;
  }
}

/** The outdated dependencies, by name, as `pnpm outdated --format json` prints them; undefined if it printed none. */
export function readOutdated(output: string): readonly LateDependency[] | undefined {
  const read = v.safeParse(outdatedSchema, jsonIn(output));
  if (!read.success) return undefined;
  return Object.entries(read.output)
    .map(([key, { current, wanted, latest, isDeprecated, dependentPackages }]) => ({
      name: key.replace(/ \(dev\)$/, '').replace(/(?!^)@[^@]*$/, ''),
      current: current ?? wanted,
      latest,
      behind: behindBy(current ?? wanted, latest),
      isDeprecated,
      usedBy: dependentPackages.map(({ name }) => name),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** The advisories on versions in use, as `pnpm audit --json` prints them; undefined where it printed none. */
export function readAdvisories(output: string): readonly Advisory[] | undefined {
  const read = v.safeParse(auditSchema, jsonIn(output));
  if (!read.success) return undefined;
  return Object.values(read.output.advisories).map(
    ({ module_name: name, severity, title, url, patched_versions: patched }) => ({
      name,
      severity,
      title,
      url,
      patched,
    }),
  );
}

const order: readonly Behind[] = ['patch', 'minor', 'major'];

/** The report for an engineer: outdated dependencies, possibly breaking ones last, then advisories. */
export function reportLines(
  late: readonly LateDependency[],
  advisories: readonly Advisory[],
): readonly string[] {
  const lines = order.flatMap((behind) => {
    const some = late.filter((one) => one.behind === behind);
    if (some.length === 0) return [];
    return [
      `Behind by a ${behind} version:`,
      ...some.map(
        ({ name, current, latest, isDeprecated, usedBy }) =>
          `  ${name} ${current} → ${latest} (${[...new Set(usedBy)].join(', ')})${isDeprecated ? ', deprecated' : ''}`,
      ),
    ];
  });
  const known = advisories.map(
    ({ name, severity, title, url, patched }) =>
      `  ${severity}: ${name}: ${title} (fixed in ${patched || 'no version yet'}) ${url}`,
  );
  return [
    ...(lines.length > 0 ? lines : ['Every dependency is current.']),
    ...(known.length > 0 ? ['Advisories:', ...known] : ['No advisory on a version in use.']),
  ];
}
