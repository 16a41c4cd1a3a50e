import { randomUUID } from 'node:crypto';
import { formTypeIds, reportTypes } from 'shared-contracts/forms';
import { inputType, masterDataDeclarations, saveField, writableFields } from 'shared-contracts/master-data';
import { describe, expect, it } from 'vitest';
import { pdf } from './demo/demo-files.ts';
import { runningServer } from './testing/running-server.ts';

const server = await runningServer();
const admin = await server.signIn('admin');

type Values = Record<string, unknown>;

const one = async (text: string): Promise<Values> => (await server.database.pool.query(text)).rows[0] ?? {};

/** The conflict in the answer to a save of an older revision: the record as it is stored now. */
async function storedInConflict(
  mutation: string,
  type: string,
  input: Values,
  isList = false,
): Promise<unknown> {
  const more = mutation === 'updateDocuments' ? ', parentType: Project' : '';
  const { errors } = await admin.graphql(
    `mutation M($input: ${isList ? `[${type}!]` : type}!) { saved: ${mutation}(input: $input${more}) { id } }`,
    { input: isList ? [input] : input },
  );
  const { code, conflict } = errors?.[0]?.extensions ?? {};
  expect(code).toBe('CONFLICT');
  return (conflict as { record: unknown } | undefined)?.record;
}

describe('a save on an older revision is told every field that a save may write, as a form shows it, and no other', () => {
  it.each(masterDataDeclarations.map((declaration) => [declaration.typeName, declaration] as const))(
    'of %s',
    async (_, declaration) => {
      const { id } = await one(`select id from ${declaration.kind.toLowerCase()} order by id limit 1`);
      expect(id).toBeDefined();
      const written = writableFields(declaration);
      const record = await storedInConflict(saveField(declaration), inputType(declaration), {
        id,
        revision: 0,
      });
      expect(Object.keys(record as Values).toSorted()).toEqual(written.map(({ name }) => name).toSorted());
      for (const field of written) {
        const value = (record as Values)[field.name];
        if (field.kind === 'rows') expect(value).toBeInstanceOf(Array);
        if (field.kind === 'reference' && value !== null)
          expect(value).toMatchObject({ id: expect.any(String), name: expect.any(String) });
      }
    },
  );

  it('of a person', async () => {
    const { id } = await one(`select id from app_user where user_name like 'broker@%'`);
    const record = await storedInConflict('updateUser', 'UserInput', { id, revision: 0 });
    expect(record).toEqual({
      firstName: expect.any(String),
      lastName: expect.any(String),
      userName: 'broker@rightway.test',
      workEmail: 'broker@rightway.test',
      workTitle: null,
      locale: 'en',
      isActive: true,
      isBroker: true,
      isOperator: false,
      isEditor: true,
      isApprover: false,
      isSuperUser: false,
      isReadOnly: false,
      isSystemAdministrator: false,
      canAccessInvoice: false,
      canRunRentals: false,
      timeZone: null,
      dayOrder: null,
      workDays: null,
      productClient: expect.objectContaining({
        id: expect.any(String),
        companyName: 'Rightway Land Services',
      }),
      taskRoles: expect.any(Array),
    });
  });

  it('of a document', async () => {
    const { id, parent_id: parentId } = await one(
      `select id, parent_id from related_document where parent_type = 'Project' and not is_url_link order by id limit 1`,
    );
    const record = await storedInConflict(
      'updateDocuments',
      'DocumentInput',
      { id, parentId, revision: 0 },
      true,
    );
    expect(Object.keys(record as Values).toSorted()).toEqual([
      'documentDate',
      'documentType',
      'isConfidential',
      'name',
      'notes',
      'url',
    ]);
  });

  it('of a report template, with its files', async () => {
    const id = randomUUID();
    const upload = await admin.upload('/api/files', 'letter.pdf', pdf('letter', 'x').bytes);
    const { guid } = upload.json().result;
    const input = { id, name: 'Letter', reportTypeId: reportTypes.requestDocument.id };
    await admin.graphql(
      'mutation M($input: [ReportTemplateInput!]!) { updateReportTemplates(input: $input) { id } }',
      { input: [{ ...input, templateItems: [{ id: guid, name: 'letter.pdf' }] }] },
    );
    expect(
      await storedInConflict('updateReportTemplates', 'ReportTemplateInput', { ...input, revision: 0 }, true),
    ).toEqual({
      details: {
        name: 'Letter',
        reportType: { id: reportTypes.requestDocument.id, name: expect.any(String) },
        isActive: true,
      },
      templateFiles: [{ id: guid, name: 'letter.pdf', sequence: 1 }],
    });
  });

  it('of an event model, with its events', async () => {
    const { id } = await one(
      `select m.id from master_model m join master_model_item i on i.master_model_id = m.id
       where m.form_type_id = '${formTypeIds.AgreementEvent}' limit 1`,
    );
    const record = await storedInConflict('updateMasterModel', 'MasterModelInputType', { id, revision: 0 });
    expect(record).toMatchObject({
      formType: { id: formTypeIds.AgreementEvent, name: expect.any(String) },
      masterModelItems: expect.arrayContaining([
        {
          id: expect.any(String),
          sequence: 1,
          eventType: expect.objectContaining({ code: expect.any(String) }),
        },
      ]),
    });
  });
});
