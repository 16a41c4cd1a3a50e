import * as grid from '../grids/grid-column.ts';
import { type AdministeredKind, targetOf } from '../master-data/administered-kind.ts';
import { isActive, name, reference, rows } from '../master-data/declared-fields.ts';
import { namedOnly } from '../master-data/picklist-declaration.ts';
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
      ]),
    ],
  },
  picklist: namedOnly,
  texts: {
    en: {
      title: 'Task models',
      record: 'Task model',
      entity: 'task models',
      fields: { items: 'Tasks', task: 'Task', days: 'Days after the previous task' },
      rows: { items: 'Tasks, in the order in which they are usually done' },
    },
    es: {
      title: 'Modelos de tareas',
      record: 'Modelo de tareas',
      entity: 'modelos de tareas',
      fields: { items: 'Tareas', task: 'Tarea', days: 'Días tras la tarea anterior' },
      rows: { items: 'Tareas, en el orden en que suelen hacerse' },
      columns: { Tasks: 'Tareas' },
    },
  },
};
