import type { en } from '../en/words.ts';

/** What values of fixed sets are called, in Spanish. */
export const es: typeof en = {
  invoiceStatus: {
    APPROVED: 'Aprobado',
    FINALIZED: 'Finalizado',
    INVOICED: 'Facturado',
    NOT_INVOICED: 'Sin facturar',
    NOT_SPECIFIED: 'Sin especificar',
    PENDING: 'Pendiente',
    REVERSED: 'Revertido',
  },
  recordKind: {
    Agreement: 'Acuerdo',
    Any: 'Cualquier registro',
    BusinessAssociate: 'Asociado comercial',
    Communication: 'Comunicación',
    Indigenous: 'Consulta indígena',
    IndigenousLog: 'Registro indígena',
    Instrument: 'Instrumento',
    Project: 'Proyecto',
    Request: 'Solicitud',
    RequestItem: 'Partida de solicitud',
    Spatial: 'Datos espaciales',
    Stakeholder: 'Parte interesada',
    Title: 'Título',
    TitleTract: 'Tramo de título',
  },
  documentFormat: {
    Archive: 'Archivo comprimido',
    Document: 'Documento',
    PDF: 'PDF',
    Photo: 'Foto',
    'Spatial File': 'Archivo espacial',
    Url: 'Enlace',
  },
  grantorType: { Basic: 'Básico', Connect: 'Connect' },
  registrationSystem: { DEEDS: 'Escrituras', EMPTY: 'Vacío', NOT_SET: 'Sin definir', TITLE: 'Título' },
};
