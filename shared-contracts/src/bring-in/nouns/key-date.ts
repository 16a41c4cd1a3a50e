import { type BringNoun, recordField, recordIdFields } from '../bring-field.ts';

/** Key dates of a project: planned and actual dates. */
export const keyDateNoun: BringNoun = {
  isInProject: true,
  keys: ['id', 'externalId', 'name'],
  needed: [['name', 'externalId', 'id']],
  fields: [
    ...recordIdFields,
    recordField(
      'name',
      'text',
      'name|key date|milestone|activity|deliverable|event|what|description|task|jalon|etape|nom|hito|nombre|evento|fecha clave',
    ),
    recordField(
      'plannedDate',
      'day',
      'planned|planned date|plan|target|target date|forecast|scheduled|baseline|baseline date|due|due date|date|prevu|date prevue|prevista|fecha prevista|planeada|fecha',
    ),
    recordField(
      'actualDate',
      'day',
      'actual|actual date|reached|done|completed|date completed|reel|date reelle|real|fecha real|completada',
    ),
    recordField('notes', 'text', 'notes|comments|remarks|remarques|notas|observaciones'),
  ],
};
