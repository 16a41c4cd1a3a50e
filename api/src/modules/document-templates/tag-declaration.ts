import type { Sql } from '../../records/reading/record-mapping.ts';

export type { Sql } from '../../records/reading/record-mapping.ts';

/** How a value is printed: text as it is, days and amounts in the notation of the language. */
const tagKinds = ['text', 'date', 'money', 'number', 'flag'] as const;

export type TagKind = (typeof tagKinds)[number];

/** A value that templates may use, and where it is stored. */
export interface Tag {
  readonly kind: TagKind;
  readonly sql: Sql;
}

export type Tags = Readonly<Record<string, Tag>>;

/** A list whose rows templates may repeat. */
export interface TagList {
  readonly tags: Tags;
  /** The source of the rows with their condition, as the text after `from`. */
  readonly from: Sql;
  readonly order: Sql;
}

/** The recipients of a letter about a record. */
const recipientKinds = ['Landowners', 'Occupants', 'Everyone'] as const;

export type RecipientKind = (typeof recipientKinds)[number];

/** A kind of record about which documents are created. */
export interface TaggedNoun {
  readonly values: Tags;
  readonly lists: Readonly<Record<string, TagList>>;
  /** The records and the tables with their values; `record_id` is the record. */
  readonly from: Sql;
  readonly id: Sql;
  /** The project of a record; null for a record without a project. */
  readonly projectId: Sql | null;
  readonly order: Sql;
  /**
   * The condition that a record is requested by ids of something else; without it, records are requested by their own
   * ids.
   */
  readonly isChosen?: (ids: readonly string[]) => Sql;
  /** The record with which its documents and communications are filed, if that is a different one. */
  readonly filedAt?: Sql;
  /** The condition that a record belongs to a parent: a project, or what titles belong to. */
  readonly inParent: (parentId: string) => Sql;
  /** The name for documents about the record. */
  readonly called: Sql;
  /**
   * The associates and contacts who receive letters about the record: `record_id, associate_id, contact_id, place` and
   * the kind of recipient.
   */
  readonly recipients: Sql | null;
}
