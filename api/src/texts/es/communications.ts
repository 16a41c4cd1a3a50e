import type { en } from '../en/communications.ts';

/** What communications say to people, in Spanish. */
export const es: typeof en = {
  mail: {
    otherFile: 'Solo se pueden leer correos electrónicos (.eml o .msg).',
    tooLarge: 'Un correo electrónico no puede superar 50 MB.',
    empty: 'No contiene ningún correo electrónico.',
    noOutlook: 'No es un mensaje de Outlook.',
    damaged: 'Está dañado o no es un correo electrónico.',
    time: 'Tarda demasiado en leerse.',
    memory: 'Necesita demasiada memoria para leerse.',
  },
  contactElsewhere:
    'Es un contacto de otro asociado comercial. Indique también ese asociado o elija otro contacto.',
};
