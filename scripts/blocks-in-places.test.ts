import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './suite.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The entry points of the blocks that people meet within a record; the rest is the page around it. */
const entries = [
  ...['form', 'record-form', 'grid', 'confirm', 'dialogs'],
  ...['documents', 'communications', 'facts', 'reports'],
].map((folder) => `shared-ui/src/${folder}/index.ts`);

/** What the entry points offer of files of components under a component's name and is none. */
const noComponents = ['RefusedFields'];

/** The components that an entry point offers. */
const componentsOf = (entry: string): readonly string[] =>
  [...read(entry).matchAll(/export \{([^}]*)\} from '([^']+\.(?:tsx|ts))'/g)]
    .filter(([, , from = '']) => from.endsWith('.tsx') || from.endsWith('index.ts'))
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][A-Za-z]+$/.test(name) && !noComponents.includes(name));

/** Blocks for lists on a whole page, and for places outside a record's form. */
const outsideRecords = ['BulkBar', 'GridToolbar', 'ViewTabs', 'FactsList', 'ReadOnlyNote', 'ReadOnlyRecord'];

const [shared, projects, associates] = ['shared-ui/src', 'remote-projects/src', 'remote-associates/src'];
const inPlaces = `${shared}/record-form/blocks-in-places.test.tsx`;
const ofRecords = `${shared}/record-form/record-form.test.tsx`;
const ofCommunications = `${shared}/communications/communications.test.tsx`;
const ofDocuments = `${shared}/documents/related-documents.test.tsx`;
const ofAgreements = `${projects}/tabs/agreements/agreements-tab.test.tsx`;
const ofProjects = `${projects}/workspace/project-form.test.tsx`;
const ofImports = `${projects}/agreement-import/import-wizard.test.tsx`;

/**
 * Where each block is tried as people meet it, in the form of a record or in a page or dialog over it: the test, the file
 * that puts the block there, and the blocks.
 */
const tried: readonly (readonly [test: string, place: string, blocks: readonly string[]])[] = [
  [
    inPlaces,
    `${shared}/testing/placed-blocks.tsx`,
    [
      ...['ActionMenu', 'MenuButton', 'ChoiceToggle', 'PlainInput', 'PlainSelect', 'PlainTextarea'],
      ...['PlainCell', 'PlainTable', 'PressButton', 'ChoiceField', 'ColorField', 'DateField', 'DayInput'],
      ...['FieldGrid', 'FieldRow', 'MomentField', 'PasswordField', 'RowsField', 'StoredFact', 'TermField'],
      ...['TextareaField', 'TickField', 'CurrencyField', 'EmailField', 'NormalizedNameField', 'NumberField'],
      ...['PhoneField', 'TextField', 'UpperCaseField', 'UserNameField', 'WholeNumberField', 'UrlField'],
      ...['TypedField', 'TodayButton', 'FormSection', 'HeaderButton', 'InlineForm', 'SubmitButton'],
      ...['ConfirmModal', 'ReasonInput', 'ReasonModal', 'RecordActionModal', 'FilterBar'],
    ],
  ],
  [inPlaces, inPlaces, ['RecordForm', 'PlainDialog', 'SlideInPage']],
  [ofRecords, `${shared}/record-form/record-form.tsx`, ['FormPage', 'DeleteRecord', 'RecordHistory']],
  [ofRecords, `${shared}/record/record-history.tsx`, ['HistoryList']],
  [`${shared}/record/record-load.test.tsx`, `${shared}/record/record-load.tsx`, ['RecordAbsence']],
  [ofProjects, `${shared}/record/record-screen.tsx`, ['RecordLoad']],
  [ofProjects, `${projects}/workspace/project-screen.tsx`, ['RecordScreen']],
  [ofProjects, `${projects}/workspace/project-tab.tsx`, ['ToFirstTab']],
  [ofProjects, `${projects}/workspace/project-header.tsx`, ['StatusPill']],
  [
    `${shared}/record/rows/row-editor.test.tsx`,
    `${shared}/testing/show-edited-list.tsx`,
    ['RowEditor', 'DataGrid'],
  ],
  [
    `${shared}/form/fields/picture-field.test.tsx`,
    `${shared}/form/fields/picture-field.test.tsx`,
    ['PictureField'],
  ],
  [ofCommunications, `${shared}/communications/communication-fields.tsx`, ['PickerField']],
  [ofCommunications, `${shared}/communications/communication-documents.tsx`, ['DocumentUploadWizard']],
  [ofCommunications, `${shared}/communications/communication-cell.tsx`, ['Marked']],
  [
    ofCommunications,
    `${shared}/testing/show-communications.tsx`,
    ['Communications', 'CommunicationsAtOnce', 'LogContact'],
  ],
  [ofCommunications, `${shared}/communications/log-contact.tsx`, ['ContactMenu']],
  [ofDocuments, ofDocuments, ['RelatedDocuments']],
  [ofDocuments, `${shared}/documents/related-documents.tsx`, ['AbsentDocument', 'CopyButton']],
  [
    `${projects}/tabs/documents/documents-tab.test.tsx`,
    `${projects}/tabs/documents/documents-tab.tsx`,
    ['BinderButton'],
  ],
  [
    `${associates}/associate/associate-form.test.tsx`,
    `${associates}/associate/associate-fields.tsx`,
    ['PlaceFields'],
  ],
  [
    `${associates}/contacts/contacts-tab.test.tsx`,
    `${associates}/contacts/delete-contacts.tsx`,
    ['DeleteRows'],
  ],
  [
    'remote-land/src/parcels/parcel-form.test.tsx',
    'remote-land/src/parcels/parcel-fields.tsx',
    ['RowsBlock'],
  ],
  [
    `${projects}/tabs/requests/requests-tab.test.tsx`,
    `${projects}/tabs/requests/request-rail.tsx`,
    ['RailFacts'],
  ],
  [
    `${projects}/tabs/details/route-field.test.tsx`,
    `${projects}/tabs/details/route-field.tsx`,
    ['ShapeFile'],
  ],
  [`${projects}/rows/generate-lines.test.tsx`, `${projects}/rows/generate-lines.tsx`, ['GenerateMenu']],
  [`${projects}/rows/generate-lines.test.tsx`, `${shared}/reports/generate-menu.tsx`, ['ReportDialog']],
  [
    `${projects}/tabs/consultation/consultation-tab.test.tsx`,
    `${projects}/tabs/consultation/log-button.tsx`,
    ['MakingDialog'],
  ],
  [ofAgreements, `${projects}/rows/bulk-edit.tsx`, ['Wizard', 'WizardPage', 'WizardButtons', 'WizardButton']],
  [ofAgreements, `${projects}/rows/new-line-wizard.tsx`, ['NewItem', 'CreationFailed', 'NewItemSuccess']],
  [ofImports, `${projects}/agreement-import/import-wizard.tsx`, ['WizardError']],
  [ofImports, `${projects}/agreement-import/success-step.tsx`, ['WizardSuccess']],
  [ofImports, `${projects}/agreement-import/upload-step.tsx`, ['DropZone']],
  [ofImports, `${projects}/agreement-import/validate-step.tsx`, ['ProgressBar', 'PlaceInLine']],
  [
    'e2e/stories/admin/administration.spec.ts',
    'remote-admin/src/templates/link-events-wizard.tsx',
    ['LinkItem', 'LinkItemSuccess'],
  ],
];

describe('the blocks of records', () => {
  it.each(tried)('%s tries them where %s puts them', (test, place, blocks) => {
    expect(read(test)).toMatch(/\b(?:it|story)\b/);
    const put = read(place);
    expect(blocks.filter((block) => !new RegExp(`<${block}[\\s/<>]`).test(put))).toEqual([]);
  });

  it('are all tried in a record, each in one place of this list', () => {
    const offered = [...new Set(entries.flatMap(componentsOf))].sort();
    const listed = [...tried.flatMap(([, , blocks]) => blocks), ...outsideRecords];
    expect(listed.sort()).toEqual(offered);
  });
});
