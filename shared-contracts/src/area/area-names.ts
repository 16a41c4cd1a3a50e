import * as v from 'valibot';

/**
 * The areas of this repository, in the order of the ports on which they are served locally. Other areas come with their
 * releases.
 */
export const areaNames = ['admin', 'associates', 'projects', 'onboarding', 'map', 'land', 'billing'] as const;

/** The maximum length of an area's name. */
const longest = 40;

/** Names that Rightway itself uses in addresses, in reports of violations and among the texts of a page. */
const taken = [
  'api',
  'calendar',
  'communications',
  'dialogs',
  'everywhere',
  'facts',
  'form',
  'host',
  'palette',
  'reports',
  'rollout',
  'shell',
  'ui',
  'values',
] as const;

/**
 * The name of an area, which separate teams build and deploy; its remote is `remote-<name>`.
 */
export const areaNameSchema = v.pipe(
  v.string('Name an area.'),
  v.maxLength(longest, `The name of an area has at most ${longest} characters.`),
  v.regex(
    /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    'The name of an area has small letters, digits and hyphens, and begins with a letter.',
  ),
  v.notValues([...taken], 'Rightway itself has this name.'),
);

export type AreaName = string;

/**
 * Areas that were split from another one. While a release of the old area still declares names that the new area has,
 * these names belong to the new one. The list is fixed here, because no release may take over names by itself.
 */
export const splitFrom: Readonly<Partial<Record<AreaName, AreaName>>> = {
  land: 'projects',
  billing: 'projects',
};

/** The federation name of an area's remote, a valid identifier. */
export function remoteGlobal(area: AreaName): string {
  return `rightway_${area.replaceAll('-', '_')}`;
}
