import type { en } from '../en/spatial.ts';

/** Faults of a spatial file, in Spanish. */
export const es: typeof en = {
  badArchive: 'No se puede leer el archivo comprimido.',
  largeArchive: (megabytes) => `El archivo comprimido ocupa más de ${megabytes} MB al descomprimirse.`,
  offEarth: (what, longitude, latitude) =>
    `${what} tiene coordenadas que no son longitud y latitud (${longitude}, ${latitude}). Expórtelo en WGS 84 o con su proyección.`,
  noShapes: (what) => `${what} no contiene formas.`,
  noRoute: (name) => `${name} no contiene líneas, áreas ni puntos con los que formar un trazado.`,
  noOutline: (name: string) =>
    `${name} no tiene áreas, ni líneas que se cierren, de las que se pueda hacer un contorno.`,
  tooManyShapes: (name: string, most: number) =>
    `${name} contiene más de lo que un mapa puede dibujar a la vez (${most} formas). Divídalo u omita capas.`,
  tooManyPositions: (name: string, most: number) =>
    `${name} contiene más de lo que un mapa puede dibujar a la vez (${most} puntos de líneas y áreas). Simplifique sus líneas o divídalo.`,
  tooDeep: (name: string, most: number) =>
    `${name} anida su contenido más hondo de lo que se puede leer (${most} niveles). Expórtelo de nuevo, sin carpetas dentro de carpetas.`,
  noShapefile: (name) => `${name} no contiene ningún shapefile (.shp).`,
  lacksPart: (title, part) => `${title} viene sin su ${part}. Añádalo al archivo comprimido.`,
  lacksParts: (title, parts) => `${title} viene sin sus ${parts}. Añádalos al archivo comprimido.`,
  lacksPrj: (title) =>
    `${title} viene sin su .prj y no dice dónde está. Elija su sistema de coordenadas o añada el .prj al archivo.`,
  noSystem: (name) =>
    `${name} es un dibujo y no dice en qué lugar de la tierra está. Elija su sistema de coordenadas.`,
  inMetres: (name) => `${name} tiene posiciones en metros y no nombra su sistema de coordenadas. Elíjalo.`,
  nad27: (what) =>
    `${what} está en el datum de 1927 (NAD27), hasta unos cien metros fuera del actual. Haga que se convierta a NAD83 con la malla canadiense (NTv2) y envíe el resultado.`,
  unknownSystem: (name, system) =>
    `${name} nombra un sistema de coordenadas que aquí no se conoce (${system}). Expórtelo en WGS 84.`,
  uneven: (title, shapes, records) => `${title} tiene ${shapes} formas pero ${records} registros en su .dbf.`,
  damaged: (title) => `${title} está dañado: no contiene lo que dice contener. Expórtelo de nuevo.`,
  tooManyRings: (title) =>
    `${title} tiene áreas con más anillos de los que se pueden leer. Divídalas en áreas simples.`,
  tooIntricate: (name) =>
    `${name} repite bloques, matrices o curvas hasta muchas más líneas de las que un mapa puede dibujar. Descomponga sus matrices o deje capas fuera.`,
  projection: (title) => `No se entiende la proyección de ${title} (.prj).`,
  unreadable: (title, reason) => `No se puede leer ${title}: ${reason}`,
  documentType: (name) => `${name} declara un tipo de documento, que no se lee.`,
  noXml: (name, reason) => `${name} no es un XML completo: ${reason}`,
  otherXml: (name, format, root) => `${name} no es ${format}: empieza con <${root}>.`,
  noKml: (name) => `${name} no contiene KML.`,
  noJson: (name, reason) => `${name} no es JSON: ${reason}`,
  noGeoJson: (name, type) => `${name} no es GeoJSON: su tipo es ${type}.`,
  noSections: (name) => `${name} no es DXF: no tiene secciones.`,
  noDrawing: (name) => `${name} no contiene ningún dibujo.`,
  noSpatial: (name) =>
    `${name} no es un archivo espacial. Envíe un shapefile comprimido con su .prj, o KML, KMZ, GeoJSON, GPX o DXF.`,
  time: (name) => `${name} tarda demasiado en leerse. Hágalo más pequeño, por ejemplo sin algunas capas.`,
  memory: (name) =>
    `${name} necesita demasiada memoria para leerse. Hágalo más pequeño, por ejemplo sin algunas capas.`,
};
