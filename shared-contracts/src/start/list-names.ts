import type { GridSourceName } from '../grids/grid-source.ts';
import type { Names } from '../i18n/names.ts';

/** What a list is called: on its own, and within a sentence. */
export interface ListNames {
  readonly title: Names;
  readonly entity: Names;
}

const named = (title: Names, entity: Names): ListNames => ({ title, entity });

/** What every list is called in each language. */
export const listNames: Readonly<Record<GridSourceName, ListNames>> = {
  projects: named({ en: 'Projects', es: 'Proyectos' }, { en: 'projects', es: 'proyectos' }),
  agreements: named({ en: 'Agreements', es: 'Acuerdos' }, { en: 'agreements', es: 'acuerdos' }),
  parcels: named({ en: 'Parcels', es: 'Parcelas' }, { en: 'parcels', es: 'parcelas' }),
  titles: named({ en: 'Titles', es: 'Títulos' }, { en: 'titles', es: 'títulos' }),
  'title-tracts': named(
    { en: 'Title tracts', es: 'Tramos de título' },
    { en: 'title tracts', es: 'tramos de título' },
  ),
  requests: named({ en: 'Requests', es: 'Solicitudes' }, { en: 'requests', es: 'solicitudes' }),
  stakeholders: named(
    { en: 'Stakeholders', es: 'Partes interesadas' },
    { en: 'stakeholders', es: 'partes interesadas' },
  ),
  associates: named(
    { en: 'Business associates', es: 'Socios comerciales' },
    { en: 'business associates', es: 'socios comerciales' },
  ),
  contacts: named({ en: 'Contacts', es: 'Contactos' }, { en: 'contacts', es: 'contactos' }),
  users: named({ en: 'Users', es: 'Usuarios' }, { en: 'users', es: 'usuarios' }),
  roles: named({ en: 'Task roles', es: 'Roles de tareas' }, { en: 'task roles', es: 'roles de tareas' }),
  teams: named({ en: 'Teams', es: 'Equipos' }, { en: 'teams', es: 'equipos' }),
  tasks: named({ en: 'Tasks', es: 'Tareas' }, { en: 'tasks', es: 'tareas' }),
  'assigned-tasks': named(
    { en: 'Assigned tasks', es: 'Tareas asignadas' },
    { en: 'assigned tasks', es: 'tareas asignadas' },
  ),
  timesheets: named({ en: 'Timesheets', es: 'Hojas de horas' }, { en: 'timesheets', es: 'hojas de horas' }),
  invoices: named({ en: 'Invoices', es: 'Facturas' }, { en: 'invoices', es: 'facturas' }),
  communications: named(
    { en: 'Communications', es: 'Comunicaciones' },
    { en: 'communications', es: 'comunicaciones' },
  ),
  documents: named({ en: 'Documents', es: 'Documentos' }, { en: 'documents', es: 'documentos' }),
  events: named({ en: 'Events', es: 'Eventos' }, { en: 'events', es: 'eventos' }),
  obligations: named({ en: 'Obligations', es: 'Obligaciones' }, { en: 'obligations', es: 'obligaciones' }),
  'report-templates': named(
    { en: 'Document templates', es: 'Plantillas de documentos' },
    { en: 'document templates', es: 'plantillas de documentos' },
  ),
  'master-models': named(
    { en: 'Event models', es: 'Modelos de eventos' },
    { en: 'event models', es: 'modelos de eventos' },
  ),
  'additional-info-types': named(
    { en: 'Additional info types', es: 'Tipos de información adicional' },
    { en: 'additional info types', es: 'tipos de información adicional' },
  ),
  'agreement-types': named(
    { en: 'Agreement types', es: 'Tipos de acuerdo' },
    { en: 'agreement types', es: 'tipos de acuerdo' },
  ),
  areas: named({ en: 'Areas', es: 'Zonas' }, { en: 'areas', es: 'zonas' }),
  'broker-project-status': named(
    { en: 'Broker project status', es: 'Estados del agente' },
    { en: 'broker project statuses', es: 'estados del agente' },
  ),
  cities: named({ en: 'Cities', es: 'Ciudades' }, { en: 'cities', es: 'ciudades' }),
  'compensation-types': named(
    { en: 'Compensation types', es: 'Tipos de compensación' },
    { en: 'compensation types', es: 'tipos de compensación' },
  ),
  countries: named({ en: 'Countries', es: 'Países' }, { en: 'countries', es: 'países' }),
  'event-types': named(
    { en: 'Event types', es: 'Tipos de evento' },
    { en: 'event types', es: 'tipos de evento' },
  ),
  'instrument-types': named(
    { en: 'Instrument types', es: 'Tipos de instrumento' },
    { en: 'instrument types', es: 'tipos de instrumento' },
  ),
  'land-purpose-types': named(
    { en: 'Land purpose types', es: 'Finalidades del terreno' },
    { en: 'land purpose types', es: 'finalidades del terreno' },
  ),
  'obligation-types': named(
    { en: 'Obligation types', es: 'Tipos de obligación' },
    { en: 'obligation types', es: 'tipos de obligación' },
  ),
  'operator-project-status': named(
    { en: 'Operator project status', es: 'Estados del operador' },
    { en: 'operator project statuses', es: 'estados del operador' },
  ),
  'project-groups': named(
    { en: 'Project groups', es: 'Grupos de proyectos' },
    { en: 'project groups', es: 'grupos de proyectos' },
  ),
  'provinces-and-states': named(
    { en: 'Provinces and states', es: 'Provincias y estados' },
    { en: 'provinces and states', es: 'provincias y estados' },
  ),
  'member-roles': named(
    { en: 'Member roles', es: 'Funciones de miembros' },
    { en: 'member roles', es: 'funciones de miembros' },
  ),
  'stakeholder-types': named(
    { en: 'Stakeholder types', es: 'Tipos de parte interesada' },
    { en: 'stakeholder types', es: 'tipos de parte interesada' },
  ),
  'surface-status': named(
    { en: 'Surface status', es: 'Estados de superficie' },
    { en: 'surface statuses', es: 'estados de superficie' },
  ),
  'survey-status': named(
    { en: 'Survey status', es: 'Estados topográficos' },
    { en: 'survey statuses', es: 'estados topográficos' },
  ),
  'ledger-codes': named(
    { en: 'Ledger codes', es: 'Códigos contables' },
    { en: 'ledger codes', es: 'códigos contables' },
  ),
  'rate-categories': named(
    { en: 'Rate categories', es: 'Categorías de tarifa' },
    { en: 'rate categories', es: 'categorías de tarifa' },
  ),
  'landowner-types': named(
    { en: 'Landowner types', es: 'Tipos de propietario' },
    { en: 'landowner types', es: 'tipos de propietario' },
  ),
  'tax-types': named(
    { en: 'Tax types', es: 'Tipos de impuesto' },
    { en: 'tax types', es: 'tipos de impuesto' },
  ),
  'task-models': named(
    { en: 'Task models', es: 'Modelos de tareas' },
    { en: 'task models', es: 'modelos de tareas' },
  ),
  'task-managers': named(
    { en: 'Task managers', es: 'Gestores de tareas' },
    { en: 'task managers', es: 'gestores de tareas' },
  ),
  companies: named({ en: 'Companies', es: 'Empresas' }, { en: 'companies', es: 'empresas' }),
  'gis-services': named(
    { en: 'GIS services', es: 'Servicios SIG' },
    { en: 'GIS services', es: 'servicios SIG' },
  ),
  rates: named({ en: 'Rates', es: 'Tarifas' }, { en: 'rate schedules', es: 'tarifarios' }),
};
