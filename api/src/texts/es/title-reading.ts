import type { en } from '../en/title-reading.ts';

/** Messages about reading a title, in Spanish. */
export const es: typeof en = {
  readOnly: 'Puede leer los títulos que hay aquí, no añadir otros.',
  otherFile: 'Un título se lee de un PDF, una imagen o un archivo de texto (.pdf, .png, .jpg o .txt).',
  tooLarge: 'Un título no puede superar 20 MB.',
  empty: 'No hay texto que leer.',
  pictures: 'Este PDF contiene imágenes de páginas y ningún texto. Escriba el título o pegue su texto.',
  largePicture: 'Esta imagen tiene demasiados píxeles. Guárdela con menos o como PDF.',
  noLetters:
    'No se pudo leer ninguna letra en sus páginas. Escanéelo de nuevo, derecho y con 300 puntos por pulgada, o escríbalo.',
  password: 'Este PDF está protegido con contraseña. Guarde una copia sin ella o pegue su texto.',
  damaged: 'Está dañado o no es un PDF.',
  time: 'Tarda demasiado en leerse. Envíe menos páginas o pegue su texto.',
  memory: 'Necesita demasiada memoria para leerse. Envíe menos páginas o pegue su texto.',
};
