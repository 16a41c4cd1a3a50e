import type { Db } from '../platform/db/database.ts';
import { demoAccounts } from './demo-accounts.ts';
import { makeAgreements } from './demo-agreements.ts';
import { makeAssociates } from './demo-associates.ts';
import { DemoBook } from './demo-book.ts';
import { makeBookAccounts } from './demo-book-accounts.ts';
import { makeBrought } from './demo-brought.ts';
import { makeComments } from './demo-comments.ts';
import { makeCommunications, makeEvents } from './demo-communications.ts';
import { makeRunningConsultation } from './demo-consultation.ts';
import { makeInvoiceFormat } from './demo-contract.ts';
import { makeDocuments } from './demo-documents.ts';
import { makeDuplicates } from './demo-duplicates.ts';
import type { KeepFile } from './demo-files.ts';
import { DemoIds } from './demo-ids.ts';
import { makeImportMappings, makeImports } from './demo-imports.ts';
import { type DemoSeries, makeInvoices, makeSeries, makeTaxRates } from './demo-invoices.ts';
import { makeLists } from './demo-lists.ts';
import { type DemoOffice, makeOffice } from './demo-office.ts';
import { makeRoutes } from './demo-parcels.ts';
import { makeProjectRows } from './demo-project-rows.ts';
import { makeProjects } from './demo-projects.ts';
import { makeRequestStands } from './demo-request-stands.ts';
import { analyze, insertEntries, readProductLists } from './demo-store.ts';
import { makeEngagement, makeRequests, makeStakeholders } from './demo-third-parties.ts';
import { makeTimesheets } from './demo-time.ts';
import { makeAssignedTasks } from './demo-work.ts';
import { random } from './random.ts';

const [, broker] = demoAccounts;

/**
 * Fills in the lookup lists and `scale` portfolios of sixty projects, one after another: the same rows on every
 * machine, and never more than one portfolio in memory.
 */
export async function seedPortfolio(db: Db, scale: number, keep: KeepFile): Promise<void> {
  const ids = new DemoIds();
  const lists = makeLists(ids, await readProductLists(db));
  for (const [table, rows] of lists.tables) await insertEntries(db, table, rows);
  const taken = new Set<string>();
  const series: DemoSeries = new Map();
  let office: DemoOffice | undefined;
  for (let copy = 0; copy < scale; copy += 1) {
    const book = new DemoBook(ids, lists, random(20_261_120 + copy));
    const associates = makeAssociates(book, copy);
    office ??= makeOffice(book, associates);
    const routes = makeRoutes(book, copy, associates.owners, taken);
    const projects = makeProjects(book, routes, associates, copy, office.taskManagerId);
    const agreements = makeAgreements(book, projects, associates);
    const requests = makeRequests(book, projects, associates);
    const stakeholders = makeStakeholders(book, projects, associates);
    const engagements = makeEngagement(book, projects, broker.id);
    const communications = makeCommunications(book, {
      projects,
      agreements,
      requests,
      stakeholders,
      associates,
    });
    makeEvents(book, projects, agreements);
    makeDocuments(book, { projects, agreements, communications, requests, engagements });
    makeAssignedTasks(book, office, { projects, agreements, requests, stakeholders, engagements });
    if (copy === 0) {
      makeTaxRates(book, associates);
      makeBookAccounts(book);
    }
    const billed = makeTimesheets(book, office, projects, agreements, copy);
    makeInvoices(book, projects, associates, billed, series);
    if (copy === scale - 1) makeSeries(book, series);
    makeDuplicates(book, associates);
    makeProjectRows(book, projects);
    makeComments(book, projects, agreements);
    makeRequestStands(book, projects, associates, requests);
    makeImports(book, agreements);
    if (copy === 0) makeImportMappings(book);
    if (copy === 0) makeBrought(book, associates.owners);
    // Tables get their ids in the order in which they are first requested, so a new table comes last and no address
    // changes.
    if (copy === 0) makeInvoiceFormat(book, associates);
    // One is enough; it is in the last portfolio, so that later portfolios keep the ids that they had.
    if (copy === scale - 1) makeRunningConsultation(book, projects, associates, stakeholders);
    for (const file of book.files.values()) await keep(file);
    await book.write(db);
  }
  await analyze(db);
}
