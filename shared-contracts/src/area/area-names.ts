import * as v from 'valibot';

/** The areas of this repository, in the order of the ports that they are served from here. Others come with their releases. */
export const areaNames = ['admin', 'associates', 'projects', 'onboarding', 'map'] as const;

/** Longest name of an area. */
const longest = 40;

/** What Rightway itself is called by in addresses, in reports of violations and among the texts of a page. */
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

/** The federation name of an area's remote, a valid identifier. */
export function remoteGlobal(area: AreaName): string {
  return `rightway_${area.replaceAll('-', '_')}`;
}
