import { sql } from 'kysely';
import { day, listed, number, parcelTags, shareOf, text } from './shared-tags-store.ts';
import type { TaggedNoun } from './tag-declaration.ts';

/** Titles with the tags that templates may use. */
export const titleTags: TaggedNoun = {
  values: {
    'title.number': text(sql`title.number`),
    'title.status': text(sql`title.status`),
    'title.type': text(
      sql`(select coalesce(nullif(description, ''), code) from title_type where id = title.type_id)`,
    ),
    'title.grossArea': number(sql`title.gross_area`),
    'title.netArea': number(sql`title.net_area`),
    'title.registeredDate': day(sql`title.registered_date`),
    'title.searchedDate': day(sql`title.searched_date`),
    'title.previous': text(sql`(select p.number from title p where p.id = title.previous_title_id)`),
    'title.land': listed(
      sql`p.formatted_legal_description`,
      sql`title_parcel tp join parcel p on p.id = tp.parcel_id where tp.title_id = title.id`,
      sql`tp.sequence, tp.id`,
    ),
    'title.notes': text(sql`title.notes`),
  },
  lists: {
    owners: {
      tags: {
        name: text(sql`coalesce(nullif(o.legal_name, ''), b.name)`),
        address: text(sql`o.legal_address`),
        share: shareOf(sql`o`, sql`o.tenancy = 'JOINT'`),
      },
      from: sql`ownership o left join business_associate b on b.id = o.business_associate_id
        where o.title_id = title.id`,
      order: sql`o.sequence, o.id`,
    },
    parcels: {
      tags: parcelTags,
      from: sql`title_parcel tp join parcel p on p.id = tp.parcel_id where tp.title_id = title.id`,
      order: sql`tp.sequence, tp.id`,
    },
    instruments: {
      tags: {
        number: text(sql`i.registration_number`),
        type: text(sql`coalesce(nullif(t.description, ''), t.code)`),
        registeredDate: day(sql`i.registered_date`),
        notes: text(sql`i.notes`),
      },
      from: sql`instrument i left join instrument_type t on t.id = i.instrument_type_id
        where i.title_id = title.id and i.discharged_date is null`,
      order: sql`i.registered_date, i.registration_number, i.id`,
    },
  },
  from: sql`title`,
  id: sql`title.id`,
  projectId: null,
  order: sql`title.number, title.id`,
  inParent: (id) =>
    sql`title.id in (select title_id from title_tract_title where title_tract_id = ${id}::uuid)`,
  called: sql`title.number`,
  recipients: null,
};
