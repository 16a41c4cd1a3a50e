import { dayFromToday, momentFromToday } from './calendar.ts';
import type { DemoAgreement } from './demo-agreements.ts';
import type { DemoBook } from './demo-book.ts';
import type { DemoCommunication } from './demo-communications.ts';
import { type DemoFile, pdf, photo, textFile, zip } from './demo-files.ts';
import { type DemoProject, workers } from './demo-projects.ts';
import { scannedTitle } from './demo-scans.ts';

interface Parent {
  readonly type:
    | 'Agreement'
    | 'Communication'
    | 'IndigenousLog'
    | 'Project'
    | 'Request'
    | 'RequestItem'
    | 'Spatial'
    | 'Title';
  readonly columns: Readonly<Record<string, string>>;
  readonly projectId: string | null;
  readonly company: keyof typeof workers;
}

/** The columns of the records to which a document may belong, all null. */
export const noParents = {
  agreement_id: null,
  communication_id: null,
  indigenous_log_id: null,
  request_id: null,
  request_item_id: null,
  title_id: null,
  timesheet_id: null,
  timesheet_entry_id: null,
};

function addDocument(
  book: DemoBook,
  parent: Parent,
  type: string,
  file: DemoFile | undefined,
  url?: string,
): void {
  const { random } = book;
  const uploaded = -random.between(1, 400);
  const userId = random.pick(workers[parent.company]);
  let storedFileId: string | null = null;
  if (file) {
    book.files.set(file.sha256, file);
    storedFileId = book.add('stored_file', {
      file_name: file.name,
      media_type: file.mediaType,
      size: file.bytes.length,
      sha256: `\\x${file.sha256}`,
      owner_id: parent.company,
      uploaded_by_id: userId,
      uploaded_on: momentFromToday(uploaded),
    });
  }
  book.add('related_document', {
    ...noParents,
    ...parent.columns,
    surface_project_id: parent.projectId,
    file_number: random.chance(0.3) ? `F-${random.between(1000, 9999)}` : null,
    name: file?.name ?? (random.chance(0.5) ? 'Licence on the regulator’s site' : null),
    type,
    // Does not use the generator, so that later rows stay as they were.
    document_type: type === 'Photo' ? 'Photo' : /plan/i.test(file?.name ?? '') ? 'Plan' : null,
    document_date: type === 'Photo' ? dayFromToday(uploaded) : null,
    is_confidential: random.chance(0.1),
    is_spatial: type === 'Spatial File',
    is_url_link: url !== undefined,
    url: url ?? null,
    notes: random.chance(0.2) ? 'Replaces the earlier version.' : null,
    owner_id: parent.company,
    last_modified_by_id: userId,
    last_modified_on: momentFromToday(Math.min(uploaded + random.between(0, 20), 0)),
    uploaded_date: momentFromToday(uploaded),
    size: file?.bytes.length ?? null,
    parent_type: parent.type,
    stored_file_id: storedFileId,
  });
}

const kml = ({ route, number }: DemoProject): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Route ${number}</name><LineString><coordinates>${route.parcels
    .map(({ centre: [x, y] }) => `${x.toFixed(5)},${y.toFixed(5)}`)
    .join(' ')}</coordinates></LineString></Placemark></kml>\n`;

interface Parents {
  readonly projects: readonly DemoProject[];
  readonly agreements: readonly DemoAgreement[];
  readonly communications: readonly DemoCommunication[];
  readonly requests: readonly {
    readonly id: string;
    readonly project: DemoProject;
    readonly itemIds: readonly string[];
  }[];
  readonly engagements: readonly { readonly project: DemoProject; readonly logIds: readonly string[] }[];
}

function addProjectDocuments(book: DemoBook, project: DemoProject): void {
  const { id, number, route } = project;
  const company = book.random.pick(project.companies);
  const parent: Parent = { type: 'Project', columns: {}, projectId: id, company };
  addDocument(
    book,
    parent,
    'PDF',
    pdf(`Route map ${number}.pdf`, `Route map, project ${number}, ${route.corridor.name}`),
  );
  addDocument(
    book,
    parent,
    'Document',
    textFile(
      `Line list ${number}.csv`,
      `sequence,legal description,owner\n${route.parcels.map(({ description, owners }, index) => `${index + 1},${description},"${owners[0]?.name ?? ''}"`).join('\n')}\n`,
      'text/csv',
    ),
  );
  addDocument(book, parent, 'Url', undefined, `https://www.aer.ca/projects/${number}`);
  if (number % 4 === 0)
    addDocument(
      book,
      parent,
      'Archive',
      zip(`Survey plans ${number}.zip`, 'read-me.txt', 'Plans as signed by the surveyor.\n'),
    );
  if (number % 3 === 0) {
    addDocument(
      book,
      { ...parent, type: 'Spatial' },
      'Spatial File',
      zip(`Route ${number}.kmz`, 'doc.kml', kml(project), 'application/vnd.google-earth.kmz'),
    );
  }
}

/** Small real files of every kind, and links, on records of every kind that can have documents. */
export function makeDocuments(
  book: DemoBook,
  { projects, agreements, communications, requests, engagements }: Parents,
): void {
  const { random } = book;
  for (const project of projects) addProjectDocuments(book, project);
  for (const { id, project, isAcquired } of agreements) {
    const parent: Parent = {
      type: 'Agreement',
      columns: { agreement_id: id },
      projectId: project.id,
      company: random.pick(project.companies),
    };
    if (isAcquired)
      addDocument(book, parent, 'PDF', pdf(`Signed agreement ${id.slice(-6)}.pdf`, 'Signed agreement'));
    if (random.chance(0.1))
      addDocument(book, parent, 'Photo', photo(`Approach ${id.slice(-6)}.png`, random.between(0, 99)));
  }
  for (const { id, project, company } of communications) {
    if (!random.chance(0.06)) continue;
    addDocument(
      book,
      { type: 'Communication', columns: { communication_id: id }, projectId: project?.id ?? null, company },
      'Document',
      textFile('Note to file.txt', 'Talked at the kitchen table; see the comments.\n'),
    );
  }
  for (const { id, project, itemIds } of requests) {
    if (!random.chance(0.5)) continue;
    const company = random.pick(project.companies);
    addDocument(
      book,
      { type: 'Request', columns: { request_id: id }, projectId: project.id, company },
      'PDF',
      pdf('Request letter.pdf', 'Request letter'),
    );
    const [itemId] = itemIds;
    if (itemId)
      addDocument(
        book,
        { type: 'RequestItem', columns: { request_item_id: itemId }, projectId: project.id, company },
        'PDF',
        pdf('Crossing plan.pdf', 'Crossing plan'),
      );
  }
  for (const { project, logIds } of engagements) {
    const [logId] = logIds;
    const company = random.pick(project.companies);
    if (logId)
      addDocument(
        book,
        { type: 'IndigenousLog', columns: { indigenous_log_id: logId }, projectId: project.id, company },
        'PDF',
        pdf('Notification package.pdf', 'Notification package'),
      );
  }
  for (const [place, { route, companies, operator }] of projects.slice(0, 10).entries()) {
    const [parcel] = route.parcels;
    if (parcel)
      addDocument(
        book,
        {
          type: 'Title',
          columns: { title_id: parcel.titleId },
          projectId: null,
          company: companies[0] ?? operator.id,
        },
        'PDF',
        place === 0 ? scannedTitle() : pdf('Title search.pdf', `Title search ${parcel.description}`),
      );
  }
}
