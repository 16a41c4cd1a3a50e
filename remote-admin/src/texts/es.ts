import type { en } from './en.ts';

/** Spanish texts of the administration area. */
export const es: typeof en = {
  masterData: {
    type: {
      'agreement-types': 'Tipo de acuerdo',
      countries: 'País',
    },
    tab: { details: 'Detalles' },
    field: {
      code: 'Código',
      name: 'Nombre',
      description: 'Descripción',
      isActive: 'Activo',
      isMasterRecord: 'Registro maestro',
    },
    history: 'Historial',
    notFound: 'No hay ningún registro en esta dirección. Es posible que se haya eliminado.',
    readOnly: 'Solo un administrador del sistema puede cambiar esta lista.',
  },
};
