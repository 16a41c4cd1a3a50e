import * as grid from '../grids/grid-column.ts';
import { lengths } from '../limits/index.ts';
import { type AdministeredKind, targetOf } from '../master-data/administered-kind.ts';
import {
  choice,
  description,
  isActive,
  keyed,
  name,
  reference,
  rows,
  text,
} from '../master-data/declared-fields.ts';
import { namedOnly } from '../master-data/picklist-declaration.ts';
import { roles } from './roles.ts';

/** Tasks that are assigned to people, and what follows them. */
export const tasks: AdministeredKind = {
  typeName: 'Task',
  plural: 'tasks',
  route: 'task',
  flags: ['enableTaskManager'],
  whenFlagOff: 'accessDenied',
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000013',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000013',
    sortedBy: 'name',
    columns: [
      grid.text('name', 'Name', 240),
      grid.text('taskType', 'Type', 120, { groupWhenSorted: true }),
      grid.lookup('role.name', 'Role', 160),
      grid.text('description', 'Description', 290),
      grid.tick('isActive', 'Active'),
    ],
  },
  form: {
    titleField: 'name',
    fields: [
      name(),
      choice('taskType', keyed('Agreement', 'Indigenous', 'Project', 'Request', 'Stakeholder'), {
        required: true,
        whenNew: 'Project',
      }),
      reference('role', targetOf(roles)),
      isActive,
      description,
      rows(
        'rules',
        'TaskRule',
        'task_id',
        [
          choice('trigger', keyed('Started', 'Completed'), { required: true, whenNew: 'Completed' }),
          rows(
            'results',
            'TaskRuleResult',
            'task_rule_id',
            [
              choice('action', keyed('AssignTask', 'ChangeStatus', 'EmailToUser'), {
                required: true,
                whenNew: 'AssignTask',
              }),
              text('target', lengths.taskRule.target, {
                dependentLabel: {
                  by: 'action',
                  as: {
                    AssignTask: { picklist: 'tasks', shows: 'name' },
                    ChangeStatus: { picklist: 'surfaceStatuses', shows: 'status' },
                    EmailToUser: 'email',
                  },
                },
              }),
            ],
            { plural: 'ruleResults' },
          ),
        ],
        { plural: 'taskRules' },
      ),
    ],
  },
  picklist: { ...namedOnly, arguments: { taskType: 'TaskType' } },
  texts: {
    en: {
      title: 'Tasks',
      record: 'Task',
      entity: 'tasks',
      fields: {
        taskType: 'Type',
        rules: 'Rules',
        trigger: 'When the task is',
        results: 'What follows',
        action: 'Action',
        target: 'Task, status or address',
      },
      rows: { rules: 'What follows when a task is started or completed', results: 'What follows' },
      choices: {
        taskType: {
          Agreement: 'Agreement',
          Indigenous: 'Indigenous',
          Project: 'Project',
          Request: 'Request',
          Stakeholder: 'Stakeholder',
        },
        trigger: { Started: 'Started', Completed: 'Completed' },
        action: { AssignTask: 'Assign task', ChangeStatus: 'Change status', EmailToUser: 'E-mail to user' },
      },
    },
    es: {
      title: 'Tareas',
      record: 'Tarea',
      entity: 'tareas',
      fields: {
        taskType: 'Tipo',
        rules: 'Reglas',
        trigger: 'Cuando la tarea se',
        results: 'Qué sigue',
        action: 'Acción',
        target: 'Tarea, estado o dirección',
      },
      rows: { rules: 'Qué sigue cuando una tarea se inicia o se completa', results: 'Qué sigue' },
      choices: {
        taskType: {
          Agreement: 'Acuerdo',
          Indigenous: 'Indígena',
          Project: 'Proyecto',
          Request: 'Solicitud',
          Stakeholder: 'Parte interesada',
        },
        trigger: { Started: 'Inicia', Completed: 'Completa' },
        action: {
          AssignTask: 'Asignar tarea',
          ChangeStatus: 'Cambiar estado',
          EmailToUser: 'Correo a un usuario',
        },
      },
      columns: { Role: 'Función' },
    },
  },
};
