import { type BringNoun, recordField, recordIdFields } from '../bring-field.ts';

/** Obligations of a project or an agreement, due once or repeatedly. */
export const obligationNoun: BringNoun = {
  isInProject: true,
  keys: ['id', 'externalId'],
  needed: [['obligationType', 'externalId', 'id']],
  fields: [
    ...recordIdFields,
    recordField(
      'obligationType',
      'named',
      'type|obligation|obligation type|kind|type d obligation|tipo|tipo de obligacion|obligacion',
      { type: 'ObligationType', beside: 'notes' },
    ),
    recordField(
      'agreement',
      'named',
      'agreement|agreement no|agreement number|lease|lease no|contract|contract no|file|file no|reference|tract|entente|acuerdo|contrato|tramo',
      { type: 'Agreement' },
    ),
    recordField(
      'description',
      'text',
      'description|details|what|requirement|commitment|condition|action|descripcion|detalle',
    ),
    recordField(
      'dueDate',
      'day',
      'due|due date|date due|deadline|required by|complete by|to be done by|next due|next due date|date|echeance|date d echeance|vence|fecha de vencimiento|vencimiento|fecha limite',
    ),
    recordField(
      'completedDate',
      'day',
      'completed|completed date|done|date done|date completed|satisfied|terminee|completada|cumplida|fecha de cumplimiento',
    ),
    recordField(
      'responsible',
      'named',
      'responsible|responsible person|assigned to|owner|who|responsable|asignado a',
      { type: 'Person' },
    ),
    recordField(
      'recurrenceInterval',
      'whole',
      'every|interval|frequency|recurs every|intervalle|frequence|cada|intervalo|frecuencia',
    ),
    recordField('recurrenceUnit', 'choice', 'unit|interval unit|recurrence|recurrence unit|unite|unidad', {
      values: {
        Days: 'days|day|jours|jour|dias|dia|daily',
        Months: 'months|month|mois|meses|mes|monthly',
        Years: 'years|year|ans|an|annees|annual|annually|yearly|anos|ano|anual',
      },
    }),
    recordField('notes', 'text', 'notes|comments|remarks|remarques|notas|observaciones'),
  ],
};
