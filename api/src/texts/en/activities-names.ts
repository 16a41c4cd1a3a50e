/** What records are called where they are counted: what happens on a project. */
export const en = {
  Event: { one: 'event', many: 'events' },
  RelatedDocument: { one: 'document', many: 'documents' },
  IndigenousEngagement: { one: 'engagement', many: 'engagements' },
  AssignedTask: { one: 'assigned task', many: 'assigned tasks' },
};
