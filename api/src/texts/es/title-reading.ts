import type { en } from '../en/title-reading.ts';

/** Lo que se dice al leer un título, en español. */
export const es: typeof en = {
  readOnly: 'Puede leer los títulos que hay aquí, no añadir otros.',
  otherFile: 'Un título se lee de un PDF o de un archivo de texto (.pdf o .txt).',
  tooLarge: 'Un título no puede superar 20 MB.',
  empty: 'No hay texto que leer.',
  pictures: 'Este PDF contiene imágenes de páginas y ningún texto. Escriba el título o pegue su texto.',
  password: 'Este PDF está protegido con contraseña. Guarde una copia sin ella o pegue su texto.',
  damaged: 'Está dañado o no es un PDF.',
  time: 'Tarda demasiado en leerse. Pegue su texto.',
  memory: 'Necesita demasiada memoria para leerse. Pegue su texto.',
};
