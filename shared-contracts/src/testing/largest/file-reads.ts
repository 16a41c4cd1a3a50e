import { reportTypes } from '../../forms/index.ts';

type Read = readonly [path: string, body: object];

/** Reads each row of a sheet as an associate: whatever its first column contains is a name. */
const tableCalls = (fileId: string): readonly Read[] => {
  const columns = [{ place: 0, header: 'Name', field: 'name' }];
  const body = { fileId, recipe: { kind: 'associate', sheet: 'Agreements', heading: 0, columns } };
  return [
    ['/api/bring-in/check', body],
    ['/api/bring-in/rows-left', body],
    ['/api/bring-in/write', body],
  ];
};

const importCalls = (fileId: string, projectFileId: string): readonly Read[] => {
  const request = { fileId, projectFileId, importType: 'Agreement' };
  return [
    ['/api/bulk-import/validate-import-file', { ...request, process: 'Validate' }],
    ['/api/bulk-import/bad-rows', { ...request, process: 'Validate' }],
    ['/api/bulk-import/finalize-import-file', { ...request, process: 'ImportWarningsAndValid' }],
    ['/api/bulk-import/left-rows', { fileId }],
    ['/api/bring-in/unpack', { fileId }],
    ['/api/bring-in/look', { fileId, kind: 'agreement' }],
    ...tableCalls(fileId),
    ['/api/bulk-import/undo-import-file', { ...request, process: 'Validate' }],
  ];
};

const spatialCalls = (file: string): readonly Read[] => [
  ['/api/spatial-file/validate', { spatialFileGuids: [file] }],
  ['/api/spatial-file/route', { spatialFileGuid: file }],
  ['/api/spatial-file/outline', { spatialFileGuid: file }],
];

const templateReport = reportTypes.agreementsLineList.id;

/** The calls that read an uploaded file, by its kind; `file` is its id, `project` a project's. */
export const fileReads = {
  workbook: importCalls,
  spatial: spatialCalls,
  mail: (file: string): readonly Read[] => [['/api/communications/read-mail', { fileGuid: file }]],
  title: (file: string): readonly Read[] => [['/api/titles/read', { fileGuid: file }]],
  template: (file: string): readonly Read[] => [
    ['/api/document-templates/check', { fileGuid: file, reportTypeId: templateReport }],
  ],
} as const;

export type FileKind = keyof typeof fileReads;
