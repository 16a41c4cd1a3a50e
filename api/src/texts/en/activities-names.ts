/** Names of records in counts: what happens on a project. */
export const en = {
  RelatedDocument: { one: 'document', many: 'documents' },
  AssignedTask: { one: 'assigned task', many: 'assigned tasks' },
};
