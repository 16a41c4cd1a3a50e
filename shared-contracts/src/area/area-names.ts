/** The areas that separate teams build and deploy; each is the remote `remote-<name>`. */
export const areaNames = ['admin', 'associates', 'projects', 'onboarding', 'map', 'land', 'billing'] as const;

export type AreaName = (typeof areaNames)[number];

/** The federation name of an area's remote, a valid identifier. */
export function remoteGlobal(area: AreaName): string {
  return `rightway_${area}`;
}
