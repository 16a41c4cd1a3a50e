/** The path of the record that a task belongs to, below its project. */
export function recordPath({
  parentClass,
  parentId,
}: {
  readonly parentClass: string;
  readonly parentId: string;
}): string {
  if (parentClass === 'Agreement') return `agreements/${parentId}/details`;
  if (parentClass === 'Request') return `requests/${parentId}/details`;
  if (parentClass === 'Stakeholder') return `stakeholders/${parentId}/details`;
  return parentClass === 'Indigenous' ? `indigenous/${parentId}` : 'details';
}
