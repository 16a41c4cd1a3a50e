import type { en } from '../en/members.ts';

/** Spanish texts of the members of a project. */
export const es: typeof en = {
  item: 'miembro',
  entity: 'miembros',
  name: 'Nombre',
  user: 'Persona',
  team: 'Equipo',
  businessAssociate: 'Asociado comercial',
  contact: 'Contacto',
  organizationType: 'Organización',
  roleType: 'Función',
  projectAccess: 'Acceso',
  email: 'Correo electrónico',
  access: { Edit: 'Editar', View: 'Ver', None: 'Ninguno' },
  section: { who: 'Datos del miembro', part: 'Función en el proyecto' },
  whoHint:
    'Una persona de su empresa, un equipo o alguien de un asociado comercial. El primero que se indica da nombre al miembro.',
  phones: 'Números de teléfono',
  useContact: 'de los contactos, donde los haya',
  noPhones: 'Nadie de esta organización tiene aquí un número de teléfono.',
  phone: {
    name: 'Contesta',
    type: 'Tipo',
    number: 'Número',
    extension: 'ext. {{extension}}',
    kind: { Fax: 'Fax', Home: 'Casa', Mobile: 'Móvil', Other: 'Otro', Work: 'Trabajo' },
  },
};
