/** The areas that separate teams build and deploy; each is the remote `remote-<name>`. */
export const areaNames = ['admin', 'associates', 'projects', 'onboarding', 'map', 'land', 'billing'] as const;

export type AreaName = (typeof areaNames)[number];

/**
 * Areas that were split from another one. While a release of that one still declares names that the
 * new area has, the names are the new area's. It is fixed here, as no release may take names by itself.
 */
export const splitFrom: Readonly<Partial<Record<AreaName, AreaName>>> = {
  land: 'projects',
  billing: 'projects',
};

/** The federation name of an area's remote, a valid identifier. */
export function remoteGlobal(area: AreaName): string {
  return `rightway_${area}`;
}
