/**
 * `npm run bench -- NAME …`: runs the named benchmarks, compares the sides, and reports whether their bars hold;
 * `abuse 90` and `soak 90` run for 90 s, `turns only=land-along` measures only what it names, and
 * `upgrade commit=1a2b3c4` tests with that commit.
 */
import { abuse, abuseSeconds } from './abuse.ts';
import { agreementClocks, agreementClocksName } from './agreement-clocks.ts';
import { agreementNames, agreements } from './agreements.ts';
import { startApi } from './api-process.ts';
import { associates } from './associates.ts';
import { startBare } from './bare-process.ts';
import { barriers } from './barriers.ts';
import { billing, billingNames } from './billing.ts';
import { bringArchive, bringArchiveName } from './bring-archive.ts';
import { bringIn, bringInNames } from './bring-in.ts';
import { openBrowserPages } from './browser-pages.ts';
import { consultation } from './consultation.ts';
import { openEmbedded, openMillion } from './dataset.ts';
import { desk } from './desk.ts';
import { failover } from './failover.ts';
import { federation } from './federation.ts';
import { formKeystroke } from './form-keystroke.ts';
import { graphqlNested } from './graphql-nested.ts';
import { graphqlPage } from './graphql-page.ts';
import { gridScroll } from './grid-scroll.ts';
import { gridSort } from './grid-sort.ts';
import { importing, importNames } from './import.ts';
import { land } from './land.ts';
import { landReading, landReadingName } from './land-reading.ts';
import { map, mapNames } from './map.ts';
import { outsideTeam } from './outside-team.ts';
import { pageDeep } from './page-deep.ts';
import { palette } from './palette.ts';
import { payments } from './payments.ts';
import { polling } from './polling.ts';
import { project } from './project.ts';
import { releases } from './releases.ts';
import { reminders } from './reminders.ts';
import { rents } from './rents.ts';
import { machine, shortRows } from './report.ts';
import { reportTemplate, templateBench } from './report-template.ts';
import { reportNames, reports } from './reports.ts';
import { returning } from './returning.ts';
import { saveStatements, saveStatementsName } from './save-statements.ts';
import { search } from './search.ts';
import { sizes } from './sizes.ts';
import { skew } from './skew.ts';
import { soak } from './soak.ts';
import { titleScans, titleScansName } from './title-scans.ts';
import { turns, turnsNames } from './turns.ts';
import { upgrade } from './upgrade.ts';

const serverNames = ['page-deep', 'search', 'palette', 'graphql-page', 'graphql-nested'] as const;
const projectNames = ['project-open', 'project-save'] as const;
const browserNames = ['grid-scroll', 'grid-sort', 'form-keystroke'] as const;
const names = [
  ...serverNames,
  ...browserNames,
  ...projectNames,
  saveStatementsName,
  ...agreementNames,
  agreementClocksName,
  ...importNames,
  ...bringInNames,
  bringArchiveName,
  ...reportNames,
  templateBench,
  'associates',
  ...billingNames,
  'rents',
  'payments',
  'reminders',
  'consultation',
  'land',
  landReadingName,
  titleScansName,
  ...mapNames,
  'sizes',
  'federation',
  'desk',
  'barriers',
  'polling',
  'releases',
  'returning',
  'skew',
  'outside-team',
  ...turnsNames,
  'failover',
  'upgrade',
  'soak',
  'abuse',
] as const;

type Name = (typeof names)[number];

const isName = (text: string): text is Name => names.some((name) => name === text);

async function inBrowser(wanted: readonly Name[]): Promise<boolean> {
  const pages = await openBrowserPages();
  try {
    const held: boolean[] = [];
    for (const name of wanted) {
      if (name === 'grid-scroll') held.push(await gridScroll(pages));
      if (name === 'grid-sort') held.push(await gridSort(pages));
      if (name === 'form-keystroke') held.push(await formKeystroke(pages));
    }
    return !held.includes(false);
  } finally {
    await pages.stop();
  }
}

async function onServer(wanted: readonly Name[]): Promise<boolean> {
  const { url, server } = await openMillion();
  try {
    console.log(server.version);
    const api = await startApi({ DATABASE_URL: url });
    const bare = await startBare(url);
    const held: boolean[] = [];
    for (const name of wanted) {
      if (name === 'page-deep') held.push(await pageDeep(api, '1,000,000 agreements, PostgreSQL'));
      if (name === 'search') held.push(await search(api, bare));
      if (name === 'palette') held.push(await palette(api, bare));
      if (name === 'graphql-page') held.push(await graphqlPage(api, bare));
      if (name === 'graphql-nested') held.push(await graphqlNested(api, url));
    }
    await api.stop();
    await bare.stop();
    return !held.includes(false);
  } finally {
    server.stop();
  }
}

/** The same on the embedded database, printed for comparison. */
async function embedded(): Promise<void> {
  const api = await startApi({ DATABASE_URL: '', DATA_FOLDER: await openEmbedded() });
  await pageDeep(api, '100,000 agreements, PGlite');
  await api.stop();
}

const given = process.argv.slice(2);
/** A number sets how many seconds the attack or the soak lasts; ten minutes by default. */
const seconds = given.map(Number).find((number) => number > 0) ?? abuseSeconds;
/** Filters the calls and inputs of `turns` and the people of `barriers` by a part of their names; all by default. */
const only = new RegExp(given.find((word) => word.startsWith('only='))?.slice('only='.length) ?? '');
/** The commit whose tests `upgrade` runs. */
const commit = given.find((word) => word.startsWith('commit='))?.slice('commit='.length);
const requested = given.filter((word) => !/^\d+$|^only=|^commit=/.test(word));
const unknown = requested.filter((name) => !isName(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(1);
}
/** Parts of a benchmark run alone where they are named. */
const isPart = (name: Name): boolean => name.startsWith('turns-');
const wanted = requested.length > 0 ? requested.filter(isName) : names.filter((name) => !isPart(name));
console.log(machine());
const onServers = wanted.filter((name) => serverNames.some((one) => one === name));
const inBrowsers = wanted.filter((name) => browserNames.some((one) => one === name));
const held = [
  onServers.length === 0 || (await onServer(onServers)),
  inBrowsers.length === 0 || (await inBrowser(inBrowsers)),
];
if (wanted.includes('associates')) held.push(await associates());
const onBilling = billingNames.filter((name) => wanted.includes(name));
if (onBilling.length > 0) held.push(await billing(onBilling));
if (wanted.includes('rents')) held.push(await rents());
if (wanted.includes('payments')) held.push(await payments());
if (wanted.includes('consultation')) held.push(await consultation());
if (wanted.includes('land')) held.push(await land());
if (wanted.includes(landReadingName)) held.push(landReading());
if (wanted.includes(titleScansName)) held.push(await titleScans());
const onMaps = mapNames.filter((name) => wanted.includes(name));
if (onMaps.length > 0) held.push(await map(onMaps));
const onProjects = projectNames.filter((name) => wanted.includes(name));
if (onProjects.length > 0) held.push(await project(onProjects));
if (wanted.includes(saveStatementsName)) held.push(await saveStatements());
const onAgreements = agreementNames.filter((name) => wanted.includes(name));
if (onAgreements.length > 0) held.push(await agreements(onAgreements));
if (wanted.includes(agreementClocksName)) held.push(await agreementClocks());
const onImports = importNames.filter((name) => wanted.includes(name));
if (onImports.length > 0) held.push(await importing(onImports));
const onTables = bringInNames.filter((name) => wanted.includes(name));
if (onTables.length > 0) held.push(await bringIn(onTables));
if (wanted.includes(bringArchiveName)) held.push(await bringArchive());
const onReports = reportNames.filter((name) => wanted.includes(name));
if (onReports.length > 0) held.push(await reports(onReports));
if (wanted.includes(templateBench)) held.push(await reportTemplate());
if (wanted.includes('sizes')) held.push(await sizes());
if (wanted.includes('federation')) held.push(await federation());
if (wanted.includes('desk')) held.push(await desk());
if (wanted.includes('barriers')) held.push(await barriers(only));
if (wanted.includes('page-deep')) await embedded();
if (wanted.includes('reminders')) held.push(await reminders());
if (wanted.includes('polling')) held.push(await polling());
if (wanted.includes('releases')) held.push(await releases());
if (wanted.includes('returning')) held.push(await returning());
if (wanted.includes('skew')) held.push(await skew());
if (wanted.includes('outside-team')) held.push(await outsideTeam());
for (const name of turnsNames) if (wanted.includes(name)) held.push(await turns(name, only));
if (wanted.includes('failover')) held.push(await failover());
if (wanted.includes('upgrade')) held.push(await upgrade(commit, only));
if (wanted.includes('soak')) held.push(await soak(seconds));
if (wanted.includes('abuse')) held.push(await abuse(seconds));
const areAllHeld = !held.includes(false);
console.log(`\n${shortRows(areAllHeld)}`);
process.exit(areAllHeld ? 0 : 1);
