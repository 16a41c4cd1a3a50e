import * as grid from '../grids/grid-column.ts';
import { chosenLengths, taskLimits } from '../limits/index.ts';
import { type AdministeredKind, targetOf } from '../master-data/administered-kind.ts';
import { choice, isActive, keyed, name, reference, rows, text } from '../master-data/declared-fields.ts';
import { namedOnly } from '../master-data/picklist-declaration.ts';
import { dueAnchors, dueSides, dueUnits } from '../tasks/due-rule.ts';
import { tasks } from './tasks.ts';

/** Tasks in the order in which they are usually done. */
export const taskModels: AdministeredKind = {
  typeName: 'TaskModel',
  plural: 'taskModels',
  route: 'task-model',
  flags: ['enableTaskManager'],
  whenFlagOff: 'accessDenied',
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000045',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000045',
    sortedBy: 'name',
    columns: [
      grid.text('name', 'Name', 240),
      grid.list('items.task.name', 'Tasks', 420),
      grid.tick('isActive', 'Active'),
    ],
  },
  form: {
    titleField: 'name',
    fields: [
      name(),
      isActive,
      rows('items', 'TaskModelItem', 'task_model_id', [
        reference('task', targetOf(tasks), { required: true }),
        { name: 'days', kind: 'number', required: false, range: { min: 0, max: 3650 }, decimals: 0 },
        {
          name: 'dueCount',
          kind: 'number',
          required: false,
          range: { min: 0, max: taskLimits.dueCount },
          decimals: 0,
        },
        choice('dueUnit', keyed(...dueUnits)),
        choice('dueSide', keyed(...dueSides)),
        choice('dueAnchor', keyed(...dueAnchors)),
        text('dueKeyDate', chosenLengths.projectRow.name),
        reference('dueTask', targetOf(tasks)),
      ]),
    ],
  },
  picklist: namedOnly,
  texts: {
    en: {
      title: 'Task models',
      record: 'Task model',
      entity: 'task models',
      fields: {
        items: 'Tasks',
        task: 'Task',
        days: 'Days after the previous task',
        dueCount: 'Or due: how many',
        dueUnit: 'Counted in',
        dueSide: 'Before or after',
        dueAnchor: 'The date that it follows',
        dueKeyDate: 'Name of the key date',
        dueTask: 'The task that it follows',
      },
      choices: {
        dueUnit: {
          Days: 'Days',
          WorkingDays: 'Working days of the province',
          AlbertaDays: 'Government of Alberta working days',
          Weeks: 'Weeks',
          Months: 'Months',
        },
        dueSide: { After: 'After', Before: 'Before' },
        dueAnchor: {
          Assigned: 'Assigned',
          KeyDate: 'Key date',
          TaskDue: 'Another task is due',
          TaskDone: 'Another task is completed',
          Sent: 'Sent',
          Signed: 'Signed by everybody',
          ConsentRequested: 'Consent requested',
          Consent: 'Consent received',
          SentToField: 'Sent to the field',
          PlansReceived: 'Plans received',
          Effective: 'Effective',
          Expiry: 'Expiry',
          Received: 'Received',
          Notified: 'Notified',
          Answered: 'Answered',
          Completed: 'Completed',
        },
      },
      rows: { items: 'Tasks, in the order in which they are usually done' },
    },
    es: {
      title: 'Modelos de tareas',
      record: 'Modelo de tareas',
      entity: 'modelos de tareas',
      fields: {
        items: 'Tareas',
        task: 'Tarea',
        days: 'Días tras la tarea anterior',
        dueCount: 'O vence: cuántos',
        dueUnit: 'Se cuenta en',
        dueSide: 'Antes o después',
        dueAnchor: 'La fecha que sigue',
        dueKeyDate: 'Nombre de la fecha clave',
        dueTask: 'La tarea que sigue',
      },
      choices: {
        dueUnit: {
          Days: 'Días',
          WorkingDays: 'Días hábiles de la provincia',
          AlbertaDays: 'Días laborables del Gobierno de Alberta',
          Weeks: 'Semanas',
          Months: 'Meses',
        },
        dueSide: { After: 'Después', Before: 'Antes' },
        dueAnchor: {
          Assigned: 'Asignada',
          KeyDate: 'Fecha clave',
          TaskDue: 'Vence otra tarea',
          TaskDone: 'Se completa otra tarea',
          Sent: 'Enviado',
          Signed: 'Firmado por todos',
          ConsentRequested: 'Consentimiento solicitado',
          Consent: 'Consentimiento recibido',
          SentToField: 'Enviado al campo',
          PlansReceived: 'Planos recibidos',
          Effective: 'Entrada en vigor',
          Expiry: 'Vencimiento',
          Received: 'Recibido',
          Notified: 'Notificado',
          Answered: 'Respondido',
          Completed: 'Completado',
        },
      },
      rows: { items: 'Tareas, en el orden en que suelen hacerse' },
      columns: { Tasks: 'Tareas' },
    },
  },
};
