import type { AreaName } from '../area/area-names.ts';
import type { SegmentTitles } from '../area/area-start.ts';

const es = (title: string) => ({ es: title });

/** What the addresses of any record's form are made of. */
const ofForms: SegmentTitles = { details: es('Detalles'), history: es('Historial') };

/**
 * What segments of an address are called where the segment itself does not say it well:
 * in English it is read as it is written, 'key-dates' as 'Key Dates'.
 */
export const segmentTitles: Readonly<Record<AreaName, SegmentTitles>> = {
  admin: {
    ...ofForms,
    'master-data': es('Datos maestros'),
    'gis-service': { en: 'GIS Service', es: 'Servicio SIG' },
    teams: es('Equipos'),
    templates: es('Plantillas'),
    document: es('Documento'),
    model: es('Modelo'),
    user: es('Usuario'),
    company: es('Empresa'),
    rates: es('Tarifas'),
    'task-manager': es('Gestor de tareas'),
    role: es('Rol'),
    task: es('Tarea'),
    'task-model': es('Modelo de tareas'),
    roles: es('Roles'),
    access: es('Acceso'),
  },
  associates: {
    ...ofForms,
    'business-associate': es('Socio comercial'),
    contacts: es('Contactos'),
    communications: es('Comunicaciones'),
    'related-documents': es('Documentos relacionados'),
    related: es('Relacionados'),
    'projects-and-agreements': es('Proyectos y acuerdos'),
  },
  projects: {
    ...ofForms,
    'surface-project': es('Proyecto de superficie'),
    'title-tract': es('Tramo de título'),
    parcel: es('Parcela'),
    timesheets: es('Hojas de horas'),
    'invoicing-timesheets': es('Hojas de horas por facturar'),
    invoices: es('Facturas'),
    agreements: es('Acuerdos'),
    requests: es('Solicitudes'),
    'request-items': es('Partidas de la solicitud'),
    stakeholders: es('Partes interesadas'),
    communications: es('Comunicaciones'),
    events: es('Eventos'),
    tasks: es('Tareas'),
    obligations: es('Obligaciones'),
    indigenous: es('Pueblos indígenas'),
    'key-dates': es('Fechas clave'),
    'members-and-roles': es('Miembros y funciones'),
    'related-documents': es('Documentos relacionados'),
    'related-parcels': es('Parcelas relacionadas'),
    'related-titles': es('Títulos relacionados'),
    'related-projects': es('Proyectos relacionados'),
    'additional-info': es('Información adicional'),
    landowners: es('Propietarios'),
    occupants: es('Ocupantes'),
    compensation: es('Compensación'),
    'survey-conditions': es('Condiciones topográficas'),
    'area-and-length': es('Superficie y longitud'),
    roads: es('Caminos'),
    revisions: es('Revisiones'),
    types: es('Tipos'),
    map: es('Mapa'),
  },
  onboarding: {
    'invite-user': es('Invitación'),
    'reset-password': es('Nueva contraseña'),
  },
  map: {},
};
