import type { en } from '../en/communications.ts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Messages about communications, in Spanish. */
export const es: typeof en = {
  mail: {
    otherFile: 'Solo se pueden leer correos electrónicos (.eml o .msg).',
    tooLarge: 'Un correo no puede superar 50 MB.',
    empty: 'No contiene ningún correo.',
    noOutlook: 'No es un mensaje de Outlook.',
    damaged: 'Está dañado o no es un correo.',
    parts: 'Tiene más de 1.000 partes. Agréguelo como documento.',
    time: 'Tarda demasiado en leerse.',
    memory: 'Necesita demasiada memoria para leerse.',
  },
  ofOthers: (named, more) => {
    const names = named.map(({ name, company }) => `«${name}» (${company})`);
    const shown = list.format(more > 0 ? [...names, `${more} más`] : names);
    return names.length === 1
      ? `Otra empresa escribió la comunicación ${shown}; solo ella puede eliminarla.`
      : `Otras empresas escribieron las comunicaciones ${shown}; solo ellas pueden eliminarlas.`;
  },
  contactElsewhere:
    'Es un contacto de otro asociado comercial. Indique también ese asociado o elija otro contacto.',
};
