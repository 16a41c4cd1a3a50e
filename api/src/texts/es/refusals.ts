import type { en } from '../en/refusals.ts';

/** Refusals that any request may get, in Spanish. */
export const es: typeof en = {
  signIn: 'Inicie sesión para continuar.',
  noRight: 'No tiene permiso para hacer esto.',
  noRecord: 'Aquí no existe ese registro. Se eliminó o usted ya no puede verlo.',
  seeFields: 'Algunos valores no se pueden guardar. Vea los campos marcados.',
  filesAway: 'Rightway no puede acceder ahora a su almacén de archivos. Vuelva a intentarlo en un momento.',
  busy: 'Rightway está ocupado con los mismos registros para otras personas. Vuelva a intentarlo en un momento.',
  busyWork:
    'Rightway está ocupado con trabajos de este tipo para otras personas. Vuelva a intentarlo en un momento.',
  busyLine: (ahead) =>
    ahead === 1
      ? 'Rightway está ocupado con trabajos de este tipo para otras personas, y uno espera antes que el suyo. Vuelva a intentarlo en un momento.'
      : `Rightway está ocupado con trabajos de este tipo para otras personas, y ${ahead} esperan antes que el suyo. Vuelva a intentarlo en un momento.`,
  busyRequests:
    'Rightway está ocupado con mucho trabajo para otras personas. Vuelva a intentarlo en un momento.',
  noRoom: 'No queda espacio en el servidor. No se ha guardado nada. Avise a quien lo administra.',
  unfitValue: 'Un valor de esta solicitud no encaja con lo que allí se guarda.',
  unknown: 'Error desconocido',
  tooLarge: 'La solicitud es demasiado grande.',
  unreadable: 'No se puede leer la solicitud.',
  tooManyAttempts: 'Demasiados intentos. Espere un minuto y vuelva a intentarlo.',
  otherSite: 'Esta solicitud vino de otro sitio y se ha rechazado.',
  tooMuch: 'Esto pide demasiado a la vez. Pida menos filas o menos niveles.',
  noCall: 'No existe esa llamada.',
  noPlace: 'No hay nada en esta dirección.',
  noList: 'No existe esa lista.',
};
