import { type GridSource, type GridSourceName, gridSources } from 'shared-contracts/grids';

/** The fields that identify a record in one line, and the record it belongs to, as paths of the schema. */
interface RecordTitle {
  readonly title: readonly string[];
  readonly subtitle: readonly string[];
  /** Other searched fields, which are shown if none of the fields above contains a word of the search. */
  readonly also?: readonly string[];
}

const project = 'project.description';

/** Titles of the records that people work on. */
const declared: Partial<Record<GridSourceName, RecordTitle>> = {
  projects: {
    title: ['description'],
    subtitle: ['operatorProjectNumber', 'operator.name'],
    also: ['brokerProjectNumber', 'afeNumber', 'operatorReference', 'brokerReference', 'uwi'],
  },
  agreements: {
    title: ['called', 'landowners.businessAssociate.name'],
    subtitle: ['relatedParcels.parcel.formattedLegalDescription', project],
    also: ['agreementNumber', 'name', 'agreementName', 'occupants.businessAssociate.name'],
  },
  requests: {
    title: ['requestType.code', 'businessAssociate.name'],
    subtitle: ['connectNumber', project],
    also: ['connectStatus', 'requestScope', 'grantorCompany.name'],
  },
  stakeholders: { title: ['businessAssociate.name'], subtitle: ['landInterest', project] },
  'assigned-tasks': {
    title: ['task.name', 'assignee.fullName'],
    subtitle: ['recordName', project],
    also: ['notes'],
  },
  communications: { title: ['methodOfContact.code', 'date'], subtitle: [project] },
  documents: {
    title: ['name'],
    subtitle: ['recordName', 'owner.companyName'],
    also: ['fileNumber', 'notes'],
  },
  events: { title: ['eventType.code', 'date'], subtitle: ['owner.companyName'] },
  obligations: { title: ['obligationType.code', 'description'], subtitle: [project] },
  // Payments are found by their own list: there are too many to search all of them with every typed letter.
  payments: { title: ['number', 'payee.name', 'dueDate'], subtitle: ['agreement.called', project] },
  parcels: { title: ['formattedLegalDescription'], subtitle: ['uniqueNumber', 'stateOrProvince.name'] },
  titles: {
    title: ['number'],
    // The owner's name as written on the title, and the name of the associate if it differs.
    subtitle: [
      'parcel.formattedLegalDescription',
      'ownerships.legalName',
      'ownerships.businessAssociate.name',
    ],
  },
  'title-tracts': { title: ['name'], subtitle: ['legalDescription'] },
  associates: { title: ['name'], subtitle: ['phoneNumber', 'city.name'], also: ['code', 'email'] },
  contacts: { title: ['name'], subtitle: ['businessAssociate.name', 'title'], also: ['email'] },
  timesheets: { title: ['user.fullName', 'weekStarting'], subtitle: ['status'] },
  invoices: { title: ['number'], subtitle: ['client.name'], also: ['notes'] },
  users: {
    title: ['firstName', 'lastName'],
    subtitle: ['productClient.companyName'],
    also: ['userName', 'workEmail'],
  },
};

/** The usual title of an entry of an administered list: the column that sorts it, and the text next to it. */
function usual({ sortedBy, columns }: GridSource): RecordTitle {
  const beside = ['name', 'description'].filter(
    (path) => path !== sortedBy && columns.some((column) => column.path === path),
  );
  return { title: [sortedBy], subtitle: beside.slice(0, 1) };
}

/** The fields that make up the one-line title of a record of this source. */
export const recordTitleOf = (source: GridSource): RecordTitle => declared[source.name] ?? usual(source);

/** The lists that administrators maintain; they are searched together. */
export const keptLists: readonly GridSource[] = gridSources.filter(({ name }) => !declared[name]);
