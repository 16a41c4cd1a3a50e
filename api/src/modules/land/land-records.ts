import { sql } from 'kysely';
import {
  computed,
  documentsOf,
  linked,
  many,
  name,
  noFacts,
  one,
  plainLookup,
  right,
} from '../../records/reading/record-fields.ts';
import type { RecordDeclaration } from '../../records/reading/record-mapping.ts';
import { columnOf, open } from '../../records/reading/scopes.ts';

/** The provinces whose rules apply to a parcel. */
const provincesOfParcel = sql`(select p.id as parcel_id, unnest(p.province_ids) as state_or_province_id from parcel p)`;

/** Requests with items that lie on a parcel. */
const requestsOf = sql`(select distinct x.parcel_id, i.request_id from request_item_parcel x
  join request_item i on i.id = x.request_item_id)`;

/** Other active parcels with the same registry number as a parcel. */
const sameRegistryNumber = sql`(select a.id as parcel_id, b.id as other_id from parcel a
  join parcel b on lower(b.registry_key) = lower(a.registry_key) and b.id <> a.id and b.is_active)`;

/** Active parcels that a title does not cover but that have the same registry number as one that it covers. */
const sameRegistryNumberOfTitle = sql`(select distinct x.title_id, b.id as other_id from title_parcel x
  join parcel a on a.id = x.parcel_id
  join parcel b on lower(b.registry_key) = lower(a.registry_key) and b.is_active
  where not exists (select from title_parcel y where y.title_id = x.title_id and y.parcel_id = b.id))`;

/** Communications about the records that lie on a parcel. */
const communicationsOf = sql`(select x.parcel_id, c.id as communication_id
    from agreement_parcel x join communication c on c.agreement_id = x.agreement_id
  union select r.parcel_id, c.id from ${requestsOf} r join communication c on c.request_id = r.request_id
  union select x.parcel_id, c.id from stakeholder_parcel x join communication c on c.stakeholder_id = x.stakeholder_id)`;

/** Documents of a parcel's titles, of their instruments and of its tracts. */
const documentsOfParcel = sql`(select x.parcel_id, d.id as related_document_id
    from title_parcel x join related_document d on d.title_id = x.title_id
  union select x.parcel_id, d.id from title_parcel x join instrument i on i.title_id = x.title_id
    join related_document d on d.instrument_id = i.id
  union select x.parcel_id, d.id from title_tract_parcel x join related_document d on d.title_tract_id = x.title_tract_id)`;

/** Agreements that name a title or land that it covers. */
const agreementsOfTitle = sql`(select title_id, agreement_id from agreement_title
  union select x.title_id, a.agreement_id from title_parcel x join agreement_parcel a on a.parcel_id = x.parcel_id)`;

/** Parcels, titles, title tracts and instruments. */
export const landRecords: Readonly<Record<string, RecordDeclaration>> = {
  Parcel: {
    scope: open,
    order: [{ column: 'land_order' }],
    hasSearchText: true,
    fields: {
      provinces: linked('StateOrProvince', provincesOfParcel, 'parcel_id', 'state_or_province_id'),
      isElsewhere: computed(
        (row) => sql`coalesce(${columnOf(row, 'state_or_province_id')} is not null
          and ${columnOf(row, 'state_or_province_id')} <> all (${columnOf(row, 'province_ids')}), false)`,
      ),
      parts: many('ParcelPart', 'parcel_id'),
      roadAllowances: many('ParcelRoadAllowance', 'parcel_id'),
      parent: one('Parcel', 'parent_id'),
      children: many('Parcel', 'parent_id'),
      sameRegistryNumber: linked('Parcel', sameRegistryNumber, 'parcel_id', 'other_id'),
      titles: linked('Title', 'title_parcel', 'parcel_id', 'title_id'),
      titleTracts: linked('TitleTract', 'title_tract_parcel', 'parcel_id', 'title_tract_id'),
      agreements: linked('Agreement', 'agreement_parcel', 'parcel_id', 'agreement_id'),
      requests: linked('Request', requestsOf, 'parcel_id', 'request_id'),
      stakeholders: linked('Stakeholder', 'stakeholder_parcel', 'parcel_id', 'stakeholder_id'),
      communications: linked('Communication', communicationsOf, 'parcel_id', 'communication_id'),
      documents: linked('RelatedDocument', documentsOfParcel, 'parcel_id', 'related_document_id'),
      canEdit: right('parcel', 'edit', noFacts),
    },
  },
  ParcelPart: plainLookup,
  ParcelRoadAllowance: plainLookup,
  Title: {
    scope: open,
    order: [{ column: 'number' }],
    hasSearchText: true,
    fields: {
      relatedParcels: many('TitleParcel', 'title_id'),
      sameRegistryNumber: linked('Parcel', sameRegistryNumberOfTitle, 'title_id', 'other_id'),
      followingTitles: many('Title', 'previous_title_id'),
      titleTracts: linked('TitleTract', 'title_tract_title', 'title_id', 'title_tract_id'),
      agreements: linked('Agreement', agreementsOfTitle, 'title_id', 'agreement_id'),
      ...documentsOf('Title'),
      canEdit: right('title', 'edit', noFacts),
    },
  },
  TitleParcel: plainLookup,
  Ownership: plainLookup,
  TitleTract: {
    scope: open,
    order: name,
    hasSearchText: true,
    fields: {
      relatedParcels: many('TitleTractParcel', 'title_tract_id'),
      titles: many('TitleTractTitle', 'title_tract_id'),
      ...documentsOf('TitleTract'),
      canEdit: right('titleTract', 'edit', noFacts),
    },
  },
  TitleTractTitle: plainLookup,
  TitleTractParcel: plainLookup,
  Instrument: {
    scope: open,
    order: [{ column: 'registration_number' }],
    fields: {
      ...documentsOf('Instrument'),
      canEdit: right('instrument', 'edit', noFacts),
    },
  },
  Party: plainLookup,
};
