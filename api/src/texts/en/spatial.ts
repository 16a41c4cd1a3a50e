/** Faults of a spatial file. */
export const en = {
  badArchive: 'The archive cannot be read.',
  largeArchive: (megabytes: number) => `The archive unpacks to more than ${megabytes} MB.`,
  offEarth: (what: string, longitude: number, latitude: number) =>
    `${what} has coordinates that are no longitude and latitude (${longitude}, ${latitude}). Export it in WGS 84, or with its projection.`,
  noShapes: (what: string) => `${what} holds no shapes.`,
  noRoute: (name: string) => `${name} holds no lines, areas or points that a route could be made of.`,
  noOutline: (name: string) =>
    `${name} holds no areas, and no lines that close, that an outline could be made of.`,
  tooManyShapes: (name: string, most: number) =>
    `${name} holds more than a map can draw at once (${most} shapes). Split it, or leave out layers.`,
  tooManyPositions: (name: string, most: number) =>
    `${name} holds more than a map can draw at once (${most} points of lines and areas). Simplify its lines, or split it.`,
  tooDeep: (name: string, most: number) =>
    `${name} nests its contents deeper than can be read (${most} levels). Export it again, without folders within folders.`,
  noShapefile: (name: string) => `${name} holds no shapefile (.shp).`,
  lacksPart: (title: string, part: string) => `${title} comes without its ${part}. Add it to the archive.`,
  lacksParts: (title: string, parts: string) =>
    `${title} comes without its ${parts}. Add them to the archive.`,
  lacksPrj: (title: string) =>
    `${title} comes without its .prj, so it does not say where it lies. Choose its coordinate system, or add the .prj to the archive.`,
  noSystem: (name: string) =>
    `${name} is a drawing and does not say where on the earth it lies. Choose its coordinate system.`,
  inMetres: (name: string) =>
    `${name} has positions in metres and does not name their coordinate system. Choose it.`,
  nad27: (what: string) =>
    `${what} lies on the datum of 1927 (NAD27), up to some hundred metres off that of today. Have it converted to NAD83 with the Canadian grid (NTv2), and send that.`,
  unknownSystem: (name: string, system: string) =>
    `${name} names a coordinate system that is not known here (${system}). Export it in WGS 84.`,
  uneven: (title: string, shapes: number, records: number) =>
    `${title} has ${shapes} shapes but ${records} records in its .dbf.`,
  damaged: (title: string) =>
    `${title} is damaged: it does not hold what it says that it holds. Export it again.`,
  tooManyRings: (title: string) =>
    `${title} has areas of more rings than can be read. Split them into single areas.`,
  tooIntricate: (name: string) =>
    `${name} repeats blocks, arrays or curves to far more lines than a map can draw. Explode its arrays, or leave out layers.`,
  projection: (title: string) => `The projection of ${title} (.prj) cannot be understood.`,
  unreadable: (title: string, reason: string) => `${title} cannot be read: ${reason}`,
  documentType: (name: string) => `${name} declares a document type, which is not read.`,
  noXml: (name: string, reason: string) => `${name} is no complete XML: ${reason}`,
  otherXml: (name: string, format: string, root: string) =>
    `${name} is no ${format}: it begins with <${root}>.`,
  noKml: (name: string) => `${name} holds no KML.`,
  noJson: (name: string, reason: string) => `${name} is no JSON: ${reason}`,
  noGeoJson: (name: string, type: string) => `${name} is no GeoJSON: its type is ${type}.`,
  noSections: (name: string) => `${name} is no DXF: it has no sections.`,
  noDrawing: (name: string) => `${name} holds no drawing.`,
  noSpatial: (name: string) =>
    `${name} is no spatial file. Send a zipped shapefile with its .prj, or KML, KMZ, GeoJSON, GPX or DXF.`,
  time: (name: string) =>
    `${name} takes too long to read. Make it smaller, for example by leaving out layers.`,
  memory: (name: string) =>
    `${name} needs too much memory to read. Make it smaller, for example by leaving out layers.`,
};
