import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../../scripts/free-port.ts';
import { runSuite } from '../../../scripts/run-suite.ts';
import { projectIsWorkedOn } from '../../harness/first-follow-ups.ts';
import {
  companiesAreThere,
  helpersAreThere,
  listsAreFilled,
  placesAreThere,
} from '../../harness/first-lists.ts';
import { personComesIn } from '../../harness/first-people.ts';
import { flagsAreOn, pricesAreSet, tasksAreThere } from '../../harness/first-prices.ts';
import {
  landIsAcquired,
  projectIsBilled,
  projectIsClosed,
  timeIsApproved,
  timeIsTyped,
  whatIsStored,
} from '../../harness/first-project.ts';
import { goTo } from '../../harness/go-to.ts';
import { acceptInvitation, mailsIn } from '../../harness/onboarding.ts';
import { today } from '../../harness/peoples-clock.ts';
import { builtSuite } from '../../harness/prepare.ts';
import { explorerCell, startHeading } from '../../harness/start-screen.ts';
import { expect, story } from '../../harness/suite-story.ts';

story(
  'An empty installation is set up, and its first project acquired, billed and closed',
  async ({ browser }) => {
    story.setTimeout(1_200_000);
    const folder = mkdtempSync(join(tmpdir(), 'rightway-empty-'));
    const suite = await runSuite({
      port: await freePorts(6900, 6),
      dataFolder: folder,
      built: builtSuite(),
      environment: { DEMO: 'false', ADMIN_EMAIL: 'boss@example.ca' },
      onCrash: (part, output) => console.error(`${part} ended: ${output}`),
    });
    const mailed = mailsIn(folder);
    const page = await (await browser.newContext({ baseURL: suite.address })).newPage();

    await story.step('by the invitation that the first start mailed', async () => {
      await acceptInvitation(page, mailed, 'boss@example.ca', 'Meadow*77');
      await expect(startHeading(page)).toBeVisible();
    });

    await story.step('companies with their offices', () => companiesAreThere(page));

    await story.step('places', () => placesAreThere(page));

    await story.step('every other list', () => listsAreFilled(page));

    await story.step('people, teams and templates', () => helpersAreThere(page));

    await story.step('the flags that lists are behind', () => flagsAreOn(page));

    await story.step('the lists behind flags', () => pricesAreSet(page));

    await story.step('tasks, and who does them', () => tasksAreThere(page));

    await story.step('and finds it all in the lists', async () => {
      for (const [source, name] of [
        ['companies', 'Foothills Land'],
        ['cities', 'Calgary'],
        ['event-types', 'FIRST'],
        ['surface-status', 'SIGNED'],
        ['teams', 'Field crew'],
        ['report-templates', 'Offer letter'],
        ['rates', 'Standard'],
        ['tax-types', 'GST'],
        ['task-managers', 'Field work'],
        ['master-models', 'New well'],
      ] as const) {
        await goTo(page, `/home?source=${source}`);
        await expect(explorerCell(page, name)).toHaveCount(1);
      }
    });

    const agent = await story.step('a land agent comes in by invitation', () =>
      personComesIn(page, browser, mailed, {
        firstName: 'Lee',
        lastName: 'Acres',
        roles: ['Broker', 'Editor'],
      }),
    );
    const project = await story.step('acquires the land of a first project', () => landIsAcquired(agent));
    await story.step('names a neighbour, does a task and files a plan', () => projectIsWorkedOn(agent));
    await story.step('and hands in a day on it', () => timeIsTyped(agent));

    await story.step('a leader approves and bills it, and the land agent closes the project', async () => {
      const leader = await personComesIn(page, browser, mailed, {
        firstName: 'Vera',
        lastName: 'Field',
        roles: ['Broker', 'Approver', 'Invoices'],
      });
      await timeIsApproved(leader);
      const number = await projectIsBilled(leader);
      await projectIsClosed(agent, project);
      expect(await whatIsStored(agent, leader, project)).toEqual({
        isArchived: true,
        brokerProjectStatus: { code: 'CLOSED' },
        stakeholders: [{ businessAssociate: { name: 'Edna Farmer' } }],
        documents: [{ name: 'plan.pdf' }],
        tasks: [{ completedDate: today }],
        invoices: [{ number, status: 'FINALIZED', tax: '36', total: '756', afeNumber: '26-001' }],
      });
      await leader.context().close();
    });

    await agent.context().close();
    await page.context().close();
    await suite.stop();
    rmSync(folder, { recursive: true, force: true });
  },
);
