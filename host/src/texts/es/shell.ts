import type { en } from '../en/shell.ts';

/** Spanish texts of the shell. */
export const es: typeof en = {
  lastKnown: 'No se puede acceder a Rightway. Ve lo último que había; continuará por sí mismo.',
  findAnything: 'Buscar cualquier cosa',
  newVersion: {
    ready: 'Hay una versión nueva de Rightway.',
    held: 'Guarde o deshaga antes sus cambios y vuelva a cargar.',
    reload: 'Volver a cargar',
  },
  navigation: {
    inbox: 'Bandeja',
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
    land: 'Tierras',
    billing: 'Horas y facturas',
  },
  tried: {
    ask: 'Esta dirección da a su navegador una versión que su desarrollador está probando. Nadie más la recibe. Siga solo si la pidió.',
    use: 'Usarla aquí',
    inUse: 'Solo este navegador usa {{names}}, que su desarrollador está probando.',
    stop: 'Dejar de usarla',
    leave: 'Ir al inicio',
  },
  loadFailure: {
    notReleased: '{{area}} no tiene ninguna versión disponible para usted. Consulte a su administrador.',
    unavailable: 'No se puede acceder a {{area}}. El resto de Rightway sigue funcionando.',
    timeLimit: '{{area}} no respondió a tiempo. El resto de Rightway sigue funcionando.',
    corrupt: '{{area}} envió algo que no se puede ejecutar. El resto de Rightway sigue funcionando.',
    tooLarge: '{{area}} envió más de lo que contiene su versión. El resto de Rightway sigue funcionando.',
    incompatible:
      '{{area}} se hizo para otra versión de Rightway. Recargue la página; si no ayuda, avise a su administrador.',
    needsNewerShell:
      '{{area}} necesita una versión de Rightway más reciente que la de esta página. Guarde su trabajo y recargue la página; si no ayuda, avise a su administrador.',
  },
  start: {
    searchAll: 'Buscar en todo',
    actionMissing: 'Esto no está disponible ahora. Inténtelo de nuevo.',
    newRows: 'Añadir filas',
    editInGrid: 'Editar en la lista: el doble clic cambia la celda (F2 siempre lo hace)',
    shape: { label: 'Mostrar como', grid: 'Cuadrícula', map: 'Mapa' },
    backToGrid: 'Volver a la cuadrícula',
    wrongView: 'Esta dirección pide una vista que esta lista no tiene. Ve la lista como siempre.',
    understood: 'Entendido',
    new: 'Nuevo',
  },
  bottomBar: { search: 'Buscar', myTasks: 'Mis tareas' },
  day: {
    title: 'Hoy',
    overdue: 'Vencido',
    week: 'Esta semana',
    waiting: 'A la espera de otros',
    projects: 'Proyectos en curso',
    recent: 'Registros recientes',
    invited: 'Invitados que aún no entraron',
    forYou: 'Esperan por usted:',
    sentBack: 'Semanas que le devolvieron',
    weekLines_one: 'Semana del {{date}} · {{count}} línea',
    weekLines_other: 'Semana del {{date}} · {{count}} líneas',
    withoutProvince:
      'Sin provincia: no se puede decir qué reglas rigen en estos acuerdos. Añada su terreno, o dé un área a su proyecto.',
    consented: '{{n}} de {{total}} con consentimiento',
    toOpenConsents: 'Acuerdos del proyecto sin consentimiento',
    none: {
      overdue: 'No hay nada vencido. Aquí aparecen sus tareas y las obligaciones cuyo día ya pasó.',
      week: 'Nada vence en siete días. Aquí aparecen sus tareas, las obligaciones y lo que expira.',
      waiting:
        'Nadie le debe una respuesta. Aquí aparecen las solicitudes enviadas y las partes notificadas.',
      projects:
        'Ningún proyecto suyo espera un consentimiento. Aquí están los proyectos hasta que todos sus acuerdos lo tengan.',
      invited: 'Todas las personas invitadas ya entraron.',
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
