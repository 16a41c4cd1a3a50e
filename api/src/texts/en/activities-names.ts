/** What records are called where they are counted: what happens on a project. */
export const en = {
  RelatedDocument: { one: 'document', many: 'documents' },
  AssignedTask: { one: 'assigned task', many: 'assigned tasks' },
};
