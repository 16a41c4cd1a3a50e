import { texts as refusals } from 'shared-contracts/refusal-texts';
import type { en } from '../en/uploads.ts';

/** Why a file is not taken, in Spanish. */
export const es: typeof en = {
  noRoom: 'Su empresa no tiene más espacio para archivos. Elimine algunos o pida más.',
  empty: 'El archivo está vacío.',
  readOnly: refusals.es.readOnly,
  gone: 'Aquí no existe ese archivo. Se eliminó o usted ya no puede verlo.',
  notThere: 'El archivo ya no está. Súbalo de nuevo.',
  unsupported: refusals.es.unsupported,
  notItsName: (name) => `El contenido de ${name} no es lo que dice su nombre.`,
  locked:
    'El archivo está protegido con contraseña o en un formato antiguo. Guarde una copia sin ella y súbala.',
  tooLarge: (megabytes) => refusals.es.tooLarge.replace('{{megabytes}}', String(megabytes)),
  brokeOff: 'La subida se interrumpió o no se puede leer. Envíe el archivo de nuevo.',
  noFile: 'La solicitud no tiene ningún archivo.',
  unfitName: 'El nombre del archivo tiene caracteres que no se pueden guardar.',
  noName: 'El archivo no tiene nombre.',
  longName: (most) => `El nombre del archivo no puede superar ${most} caracteres.`,
  badArchive: (reason) => `No se puede leer el archivo comprimido: ${reason}.`,
  manyFiles: (most) => `El archivo comprimido contiene más de ${most} archivos.`,
  bomb: 'El archivo comprimido ocupa mucho más al descomprimirse. Suba sus archivos uno por uno.',
  badPicture: 'No se puede leer la imagen.',
  largePicture: 'La imagen tiene demasiados píxeles.',
  notPaperPicture: 'Un logotipo es un PNG o un JPEG.',
  noDrawing: 'Un logotipo es un PNG o un JPEG. Guarde el dibujo como PNG: un SVG puede contener programas.',
  largePaperPicture:
    'Un logotipo tiene como máximo 1 MB y 2 millones de píxeles, por ejemplo 2000 por 1000. Redúzcalo.',
  flatPicture: 'Este PNG tiene menos de 256 colores, algunos transparentes. Guárdelo con todos los colores.',
};
