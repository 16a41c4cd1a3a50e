import type { en } from './en.ts';

/** Spanish texts of the rollout console. */
export const es: typeof en = {
  title: 'Despliegue',
  pages: 'Partes del despliegue',
  page: { areas: 'Áreas', flags: 'Funciones' },
  flag: {
    name: 'Función',
    about: 'Qué activa',
    has: 'Quién la tiene',
    reached: 'Usuarios',
    reachedOf: '{{reached}} de {{people}}',
    change: 'Cambiar',
    changeOf: 'Cambiar {{name}}',
    byService:
      'En esta instalación decide un servicio de funciones. Sus reglas se cambian allí y no se muestran aquí.',
    enableTimesheetsAndInvoicingPhaseTwo: {
      name: 'Códigos contables y tarifas',
      about: 'Códigos contables, categorías de tarifas y tarifarios.',
    },
    enableTaskManager: {
      name: 'Gestor de tareas',
      about: 'Gestores de tareas, modelos, tareas y sus roles.',
    },
    enableLandownerTypesIntegration: {
      name: 'Tipos de propietario',
      about: 'La lista de tipos de propietario, sincronizada con otros sistemas.',
    },
    enableInvoicing: {
      name: 'Facturación',
      about: 'Facturas y tipos de impuesto; con Partes de horas, su facturación.',
    },
    enableAgreementEvents: {
      name: 'Eventos de acuerdos',
      about: 'Eventos de los acuerdos y los modelos que siguen.',
    },
    enableTimesheets: { name: 'Partes de horas', about: 'Partes de horas de los intermediarios.' },
    enableBusinessAssociatesIntegration: {
      name: 'Asociados en contabilidad',
      about: 'Bloquea lo que pertenece a contabilidad en los asociados vinculados.',
    },
  },
  audience: { nobody: 'Nadie', some: 'Algunos', everybody: 'Todos' },
  rule: {
    title: 'Quién la tiene',
    audience: 'Para',
    share: 'Proporción de usuarios, en por ciento',
    shareHelp: 'Siempre los mismos usuarios: una proporción mayor conserva a quienes ya la tienen.',
    companies: 'Empresas',
    users: 'Usuarios',
    percent: '{{share}} % de los usuarios',
    save: 'Guardar regla',
    saved: 'La regla vale desde ahora y llega a las páginas abiertas en medio minuto.',
    clean: 'No se ha cambiado nada.',
  },
  history: {
    title: 'Historial',
    field: {
      ruleChanged: 'Quién la tiene',
      registered: 'Registrada',
      offered: 'Candidata',
      withdrawn: 'Candidata retirada',
      promoted: 'Versión estable',
      rolledBack: 'Vuelta atrás',
      halted: 'Candidata detenida',
    },
    none: 'Todavía no se ha cambiado nada.',
  },
};
