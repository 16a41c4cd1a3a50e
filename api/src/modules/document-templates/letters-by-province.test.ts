import { reportTypes } from 'shared-contracts/forms';
import { beforeAll, expect, it } from 'vitest';
import { askRows } from '../../testing/ask-rows.ts';
import { madeDocument } from '../../testing/made-document.ts';
import { readWord } from '../../testing/read-report.ts';
import { runningServer } from '../../testing/running-server.ts';
import { productTemplateFiles } from './product/product-templates.ts';

const server = await runningServer();
const rows = askRows(server);
const broker = await server.signIn('broker');
let chosen = { agreement: '', project: '', parcel: '', template: '' };

/** Puts the file of a template of the product where the demo says that it is. */
async function keepFile(name: string): Promise<void> {
  const [file] = await rows<{
    sha256: string;
  }>`select encode(s.sha256, 'hex') as sha256 from report_template t
    join template_file f on f.report_template_id = t.id join stored_file s on s.id = f.stored_file_id
    where t.name = ${name}`;
  const letter = productTemplateFiles.find(({ title }) => title === name);
  await server.files.put(file?.sha256 ?? '', Buffer.from(letter?.bytes() ?? []));
}

beforeAll(async () => {
  const [found] = await rows<typeof chosen>`select a.id as agreement, p.id as project, r.parcel_id as parcel,
      (select id from report_template where name = 'Offer letter') as template
    from surface_project p join agreement a on a.surface_project_id = p.id
      join agreement_parcel r on r.agreement_id = a.id
    join app_user u on u.company_id = p.broker_id and u.user_name = 'broker@rightway.test'
    where not p.is_archived and exists (select from landowner where agreement_id = a.id) limit 1`;
  if (found) chosen = found;
  await rows`delete from agreement_parcel where agreement_id = ${chosen.agreement}
    and parcel_id <> ${chosen.parcel}`;
  await rows`delete from landowner where agreement_id = ${chosen.agreement}`;
  await rows`delete from occupant where agreement_id = ${chosen.agreement}`;
  await rows`delete from compensation where agreement_id = ${chosen.agreement}`;
  for (const [place, amount] of ['12500', '3200'].entries())
    await rows`insert into compensation (id, agreement_id, sequence, compensation_type_id, amount, is_annual)
      select gen_random_uuid(), ${chosen.agreement}, ${place + 1}, id, ${amount}, ${place > 0}
      from compensation_type order by code limit 1`;
  for (const name of ['Offer letter', 'Notification letter']) await keepFile(name);
});

/** Gives the agreement's land a province, and the agreement these owners. */
async function own(province: string, owners: readonly ('person' | 'Crown')[]): Promise<void> {
  await rows`update parcel set land_provinces = ${province} where id = ${chosen.parcel}`;
  await rows`delete from landowner where agreement_id = ${chosen.agreement}`;
  for (const [place, owner] of owners.entries())
    await rows`insert into landowner (id, agreement_id, sequence, business_associate_id)
      select gen_random_uuid(), ${chosen.agreement}, ${place + 1}, id from business_associate b
      where coalesce(is_crown, false) = ${owner === 'Crown'} and address_line1 is not null order by id offset ${place} limit 1`;
}

async function letterText(
  reportId: string = reportTypes.agreementDocument.id,
  about = { id: chosen.agreement, project: chosen.project, template: chosen.template },
): Promise<string> {
  const bytes = await madeDocument(broker, 'reports/run', {
    reportId,
    dataSource: { ids: [about.id], parentId: about.project },
    options: {
      ...{ outputFormat: 'Word', allowsMissing: true, reportTemplate: { id: about.template } },
      ...{ datasetType: 'Custom', recipients: 'Everyone' },
    },
  });
  return readWord(bytes).text.replaceAll(/\s+/g, ' ');
}

const pause = 'By law we come back to it no sooner than 48 hours after it was left with you.';

// Only Alberta has such a law (Land Agents Licensing Act, s. 17); the Crown is no owner in its sense.
it.each([
  ['AB', ['person'], true, 'We offer you:'],
  ['AB', ['person', 'person'], true, 'We offer you and the other owners:'],
  ['AB', ['Crown'], false, 'We offer you:'],
  ['BC', ['person'], false, 'We offer you:'],
  ['SK', ['person', 'person'], false, 'We offer you and the other owners:'],
] as const)('an offer in %s to %j: 48 hours %s, %s', async (province, owners, isPause, offer) => {
  await own(province, owners);
  const text = await letterText();
  expect(text).toContain('a completed copy stays with you.');
  expect(text.includes(pause)).toBe(isPause);
  expect(text).not.toMatch(/By law we come back to it no sooner than (?!48)/);
  expect(text).toContain(offer);
});

it('says which amounts are paid once and which each year', async () => {
  await own('AB', ['person']);
  const text = await letterText();
  expect(text).toMatch(/\$12,500\.00\s?once/);
  expect(text).toMatch(/\$3,200\.00\s?each year/);
});

// Alberta: Directive 056, 14 days; British Columbia: B.C. Reg. 50/2021 ss. 19-20, 30 days; land in both: the longer time.
it.each([
  ['AB', ', within 14 days of receiving this letter.'],
  ['BC', ', within 30 days of receiving this letter.'],
  ['AB BC', ', within 30 days of receiving this letter.'],
  ['SK', '@rightway.test. We will answer'],
] as const)('a notice about land in %s asks for an answer%s', async (provinces, sentence) => {
  const [about] = await rows<{ id: string; project: string; template: string; parcel: string }>`select s.id,
      p.id as project, l.parcel_id as parcel,
      (select id from report_template where name = 'Notification letter') as template
    from surface_project p join stakeholder s on s.surface_project_id = p.id
      join stakeholder_parcel l on l.stakeholder_id = s.id
    join app_user u on u.company_id = p.broker_id and u.user_name = 'broker@rightway.test'
    where not p.is_archived and s.business_associate_id is not null order by s.id limit 1`;
  if (!about) throw new Error('The demo has no stakeholder with land.');
  await rows`delete from stakeholder_parcel where stakeholder_id = ${about.id} and parcel_id <> ${about.parcel}`;
  await rows`update parcel set land_provinces = ${provinces} where id = ${about.parcel}`;
  expect(await letterText(reportTypes.stakeholderDocument.id, about)).toContain(sentence);
});
