import { type ComponentType, lazy } from 'react';

/** The blocks of the gallery by name, each fetched when it is looked at. */
export const blocks: Readonly<Record<string, ComponentType>> = {
  fields: lazy(async () => ({ default: (await import('./fields-block.tsx')).FieldsBlock })),
  form: lazy(async () => ({ default: (await import('./form-block.tsx')).FormBlock })),
  pickers: lazy(async () => ({ default: (await import('./fields-block.tsx')).PickersBlock })),
  record: lazy(async () => ({ default: (await import('./record-block.tsx')).RecordBlock })),
  rows: lazy(async () => ({ default: (await import('./rows-block.tsx')).RowsBlock })),
  grid: lazy(async () => ({ default: (await import('./grid-block.tsx')).GridBlock })),
  printed: lazy(async () => ({ default: (await import('./grid-block.tsx')).PrintedBlock })),
  wizards: lazy(async () => ({ default: (await import('./wizards-block.tsx')).WizardsBlock })),
  modals: lazy(async () => ({ default: (await import('./wizards-block.tsx')).ModalsBlock })),
  feedback: lazy(async () => ({ default: (await import('./feedback-block.tsx')).FeedbackBlock })),
  communications: lazy(async () => ({
    default: (await import('./communications-block.tsx')).CommunicationsBlock,
  })),
  documents: lazy(async () => ({ default: (await import('./documents-block.tsx')).DocumentsBlock })),
};
