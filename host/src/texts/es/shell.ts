import type { en } from '../en/shell.ts';

/** Spanish texts of the shell. */
export const es: typeof en = {
  lastKnown: 'No se puede acceder a Rightway. Ve lo último que había; continuará por sí mismo.',
  newVersion: {
    ready: 'Hay una versión nueva de Rightway.',
    held: 'Guarde o deshaga antes sus cambios y vuelva a cargar.',
    reload: 'Volver a cargar',
  },
  navigation: {
    home: 'Inicio',
    rollout: 'Despliegue',
    developers: 'Desarrolladores',
    docs: 'Documentación',
    playground: 'Consola de consultas',
  },
  area: {
    admin: 'Administración',
    associates: 'Asociados comerciales',
    projects: 'Proyectos de superficie',
    onboarding: 'Cuentas',
    map: 'Mapa',
  },
  loadFailure: {
    notReleased: '{{area}} no tiene ninguna versión disponible para usted. Consulte a su administrador.',
    unavailable: 'No se puede acceder a {{area}}. El resto de Rightway sigue funcionando.',
    timeLimit: '{{area}} no respondió a tiempo. El resto de Rightway sigue funcionando.',
    corrupt: '{{area}} envió algo que no se puede ejecutar. El resto de Rightway sigue funcionando.',
    incompatible:
      '{{area}} se hizo para otra versión de Rightway. Recargue la página; si no ayuda, avise a su administrador.',
  },
  start: {
    new: 'Nuevo',
    newRows: 'Añadir filas',
    editInGrid: 'Editar en la lista: el doble clic cambia la celda (F2 siempre lo hace)',
    folders: 'Carpetas inteligentes',
    nothing: 'Ninguna área tiene todavía una versión con listas para usted. Consulte a su administrador.',
  },
  today: {
    title: 'Hoy',
    recent: 'Registros recientes',
    tasks: 'Mis tareas',
    due: 'Vence en los próximos 30 días',
    none: {
      recent: 'Aquí aparecen los registros que abra.',
      tasks: 'No tiene tareas abiertas asignadas.',
      due: 'Nada está por vencer.',
    },
  },
  docs: {
    title: 'Documentación',
    page: { help: 'Ayuda', rest: 'REST', graphql: 'GraphQL' },
    required: 'obligatorio',
    body: 'Cuerpo de la petición',
    answer: 'Respuesta {{status}}',
    filter: 'Filtrar',
    nothing: 'Ningún tipo coincide.',
  },
};
