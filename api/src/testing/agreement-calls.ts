import { randomUUID } from 'node:crypto';
import { makeProject, projectParts } from './project-calls.ts';
import type { TestClient, TestServer } from './test-server.ts';

type Values = Readonly<Record<string, unknown>>;

/** An agreement with the fields that a list reads. */
interface ListedAgreement extends Values {
  readonly id: string;
  readonly revision: number;
  readonly sequence: number;
  readonly name: string;
}

/** An agreement with the fields that its form reads. */
interface ReadAgreement extends ListedAgreement {
  readonly landowners: readonly (Values & { readonly id: string })[];
}

/** The selection of every field that an agreement's form writes. */
export const wholeAgreement = `id revision sequence projectFileId name agreementNumber agreementName referenceNumber
  agreementType { id } interestType { id } landownerType { id } landPurpose { id } subProjectType surfaceStatus { id }
  statusComments landAgent { id } follows { id } followedBy { id } documentsAcquiredDate
  dates { projectCreatedDate sentToFieldDate plansReceivedDate consentRequestedDate consentReceivedDate
    documentsAcquiredDate effectiveDate expiryDate reviewNoticeDate }
  term termUnit areaAndLength { areaUnit { id } grossArea buildableArea clearedArea leftWidth rightWidth
    widthUnit { id } length lengthUnit { id } }
  landownerConditions occupantConditions compensationFirstYear compensationAnnual previousId nextId canEdit
  landowners { id sequence businessAssociate { id } contact { id } interestType { id } interestPercentage
    ownerGroup groupShareNumerator groupShareDenominator interestFractionNumerator interestFractionDenominator isJointTenant legalName legalAddress notes copyLeftAt
    waiverDate sentDate signedDate witnessedDate witnessName isHomestead isSpouseOnTitle dowerConsentDate
    registrationType registrationNumber registeredDate }
  occupants { id sequence businessAssociate { id } contact { id } consentDate notes }
  relatedParcels { id sequence parcel { id } } relatedTitles { id sequence title { id } }
  compensations { id sequence compensationType { id } amount costPerUnit priceUnit grossAreaOverride isAnnual date notes }
  payments { id sequence kind payee { id } amount dueDate requisitionedDate paidDate returnedDate reference notes }
  lifeSteps { id sequence kind date details previousExpiryDate newExpiryDate assignor { id } assignee { id }
    previousArea surrenderedArea registrationNumber registeredDate }`;

/** A new agreement with an id of its own. */
export const anAgreement = (values: Values = {}) => ({
  id: randomUUID(),
  name: 'Jane Doe, NW-36-042-03-W5M',
  ...values,
});

/** Saves agreements in their project's form. */
export const saveInProject = (client: TestClient, projectId: string, ...agreements: readonly Values[]) =>
  client.graphql(
    `mutation S($input: SurfaceProjectInput!) { saved: updateSurfaceProject(input: $input) { id } }`,
    {
      input: { id: projectId, agreements },
    },
  );

/** Saves agreements without their project's form. */
export const saveAlone = (client: TestClient, ...input: readonly Values[]) =>
  client.graphql(
    `mutation S($input: [AgreementInput!]!) { saved: updateAgreements(input: $input) { id revision sequence } }`,
    { input },
  );

/** The agreements of a project in their order. */
export async function agreementsOf(
  client: TestClient,
  projectId: string,
): Promise<readonly ListedAgreement[]> {
  const { data, errors } = await client.graphql(
    `query A($projectId: ID!) { found: agreements(surfaceProjectId: $projectId, first: 40) { nodes { id revision sequence name } } }`,
    { projectId },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return (data['found'] as { readonly nodes: readonly ListedAgreement[] }).nodes;
}

/** One agreement with the fields that its form reads. */
export async function agreementOf(client: TestClient, id: string): Promise<ReadAgreement> {
  const { data, errors } = await client.graphql(
    `query A($id: ID!) { found: agreement(id: $id) { ${wholeAgreement} } }`,
    { id },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data['found'] as ReadAgreement;
}

/** Two projects of Rightway's with Northfork as operator, and records of the demo that agreements reference. */
export async function agreementParts(server: TestServer, broker: TestClient) {
  const parts = await projectParts(server);
  const operator = { operator: { id: parts.northfork } };
  const [own, other] = [await makeProject(broker, operator), await makeProject(broker, operator)];
  const { id } = parts;
  const ids = async (from: string, count: number) => {
    const { rows } = await server.database.pool.query<{ id: string }>(
      `select id from ${from} limit ${count}`,
    );
    return rows.map((row) => ({ id: row.id }));
  };
  return {
    ...parts,
    projectId: own.id,
    otherId: other.id,
    ids,
    person: async (name: string) => ({ id: await id(`app_user where email = '${name}@rightway.test'`) }),
    owners: await ids(
      `business_associate where exists (select 1 from contact c
      where c.business_associate_id = business_associate.id) order by id`,
      3,
    ),
  };
}
