import type { en } from '../en/shell.ts';

/** Spanish texts of the shell. */
export const es: typeof en = {
  startFailed: 'No se pudo conectar con Rightway. Revise su conexión e inténtelo de nuevo.',
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
  help: {
    saving: {
      title: 'Guardar',
      text: 'Guardar está disponible cuando el formulario tiene cambios y ningún error. Una marca en el botón indica que todo está guardado. Si falla, lo escrito permanece en el formulario; inténtelo de nuevo cuando se resuelva la causa.',
    },
    conflicts: {
      title: 'Cuando otra persona guardó antes',
      text: 'Si un registro cambió mientras usted lo editaba, Rightway muestra ambas versiones campo por campo. Elija qué valor conservar en cada uno y guarde.',
    },
    keyboard: {
      title: 'Teclado',
      text: 'Ctrl+S guarda. F1 abre esta ayuda. Tab y Mayús+Tab pasan de un campo a otro; Intro abre la fila seleccionada de una lista.',
    },
    'master-data': {
      title: 'Datos maestros',
      text: 'Los datos maestros son las listas entre las que se elige. Un registro inactivo deja de ofrecerse y permanece en los registros que lo usan. Solo los administradores del sistema cambian estas listas; el historial indica quién cambió qué.',
    },
    template: {
      title: 'Plantillas',
      text: 'Una plantilla de documentos contiene los archivos con los que se crean documentos, al menos uno; arrástrelos al orden en que se ofrecen. Un modelo de eventos contiene los tipos de evento por los que pasan los proyectos o los acuerdos. Vincule eventos desde la lista y arrástrelos a su orden. Una tabla ordenada por una columna o filtrada no se puede reordenar.',
    },
    user: {
      title: 'Personas',
      text: 'Guarde a la persona nueva y envíe después la invitación: el correo lleva a la elección de una contraseña y vale siete días. Los roles deciden qué puede modificar. Para retirar el acceso, desmarque Activo: todas sus sesiones terminan al instante y los registros en los que trabajó permanecen.',
    },
  },
};
