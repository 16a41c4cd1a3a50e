/** Names of records in counts: projects. */
export const en = {
  SurfaceProject: { one: 'project', many: 'projects' },
  Agreement: { one: 'agreement', many: 'agreements' },
  Request: { one: 'request', many: 'requests' },
  RequestItem: { one: 'request item', many: 'request items' },
  Stakeholder: { one: 'stakeholder', many: 'stakeholders' },
};
