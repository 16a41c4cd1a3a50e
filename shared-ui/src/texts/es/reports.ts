import type { en } from '../en/reports.ts';

/** Texts of the dialogs of reports in Spanish. */
export const es: typeof en = {
  run: 'Ejecutar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  generate: 'Generar',
  error: 'Error del informe: {{message}}',
  lacking: 'Valores por completar',
  waiting: 'Esperando su turno …',
  reading: 'Leyendo: {{rows}} filas',
  writing: 'Escribiendo: {{done}} de {{total}} filas',
  progress: 'Informe',
  of: 'Qué registros',
  selected_one: 'De {{count}} registro elegido.',
  selected_other: 'De {{count}} registros elegidos.',
  all: 'De todos los registros del proyecto.',
  allTitles: 'De todos los títulos de la cadena.',
  enclosures: {
    told: 'Hasta {{most}}. Siguen a cada carta en un solo PDF o van junto a las cartas en un archivo comprimido; la comunicación los nombra.',
    mapSheet: 'Para una imagen con el texto alternativo {map} en la plantilla.',
    noMapSheet: 'Ninguna',
    newest: 'La imagen más reciente entre los documentos de cada registro',
  },
  binder: {
    make: 'Carpeta de cierre',
    title: 'Carpeta de cierre',
    purpose:
      'Todos los documentos del proyecto y de sus registros, con un índice. Lo confidencial no se incluye.',
    form: 'Hacerla como',
    forms: { PDF: 'Un solo PDF', Archive: 'Archivo comprimido con todo (.zip)' },
    told: {
      PDF: 'Los PDF, las imágenes y los documentos de Word se vuelven páginas tras un índice con enlaces y marcadores. Lo que no puede ser páginas se enumera.',
      Archive: 'Todos los archivos tal como son, en carpetas, con un índice en PDF.',
    },
  },
  unsavedTitle: 'Cambios sin guardar',
  unsaved: 'Guarde los cambios antes de generar un documento.',
  preview: 'Vista previa',
  firstPage: 'Primera página del informe',
  enlarge: 'Ampliar',
  previewing: 'Haciendo la primera página …',
  previewNeeds: 'Elija lo obligatorio para ver la primera página.',
  allTime: 'De todo el tiempo que usted ve.',
  allProjects: 'De todos los proyectos que usted ve.',
  thisProject: 'De este proyecto.',
};
