import type { en } from '../en/area.ts';

/** Spanish texts of the onboarding area. */
export const es: typeof en = {
  variant: {
    'invite-user': { title: 'Bienvenido a Rightway', purpose: 'Elija la contraseña de su cuenta nueva.' },
    'reset-password': {
      title: 'Restablezca su contraseña',
      purpose: 'Elija una contraseña nueva para su cuenta.',
    },
  },
  step: 'Paso {{n}} de 3',
  details: {
    check: '¿Es usted? Enviaremos un código de seguridad a esta dirección.',
    email: 'Correo electrónico',
    username: 'Nombre de usuario',
    companyName: 'Empresa',
    corpId: 'Código de la empresa',
    next: 'Siguiente',
  },
  code: {
    sent: 'Le hemos enviado un código de seguridad de {{digits}} cifras. Sirve durante {{life}}.',
    label: 'Código de seguridad',
    next: 'Siguiente',
    unsure:
      'La respuesta a su último intento se perdió, y es posible que este código ya se haya usado: un código sirve una sola vez. Solicite un código nuevo.',
    requestNew: 'Solicitar código nuevo',
    help: '¿No le ha llegado? Mire en el correo no deseado o solicite un código nuevo: el anterior dejará de servir.',
  },
  newCode: {
    title: 'Código nuevo enviado',
    text: 'Un código de seguridad nuevo va de camino a su buzón. El anterior ya no sirve.',
    accept: 'Aceptar',
  },
  password: {
    new: 'Contraseña nueva',
    confirm: 'Confirmar contraseña',
    save: 'Establecer contraseña',
    hints: 'Una contraseña tiene',
    hint: {
      length: 'de {{shortest}} a {{longest}} caracteres',
      letters: 'al menos una letra mayúscula y una minúscula',
      digit: 'al menos una cifra',
      symbol: 'al menos un símbolo entre @ # $ % * !',
    },
    satisfied: 'cumplido',
    missing: 'falta',
  },
  done: {
    title: 'Su contraseña está establecida',
    text: 'Siga aquí con ella, sin escribirla otra vez. Se han cerrado sus demás sesiones.',
  },
  cancel: 'Cancelar',
  signIn: 'Iniciar sesión',
  loadFailed: 'Error de carga',
  ended: {
    title: 'No se puede continuar',
    newLink: { 'invite-user': '¿Olvidó su contraseña?', 'reset-password': 'Pedir un enlace nuevo' },
    wayOn: {
      'invite-user': 'Puede pedir una invitación nueva a su administrador.',
      'reset-password': 'Puede pedir un enlace nuevo.',
    },
    incomplete: 'La dirección no está completa. Abra de nuevo el enlace de su correo.',
    perhapsSet:
      'El enlace ya se usó. Es posible que su nueva contraseña esté establecida: la respuesta se perdió por el camino. Intente iniciar sesión con ella.',
  },
};
