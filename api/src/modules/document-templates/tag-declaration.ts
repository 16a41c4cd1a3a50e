import type { Sql } from '../../records/reading/record-mapping.ts';

export type { Sql } from '../../records/reading/record-mapping.ts';

/** How a value is printed: text as it is, days and amounts as the language writes them. */
const tagKinds = ['text', 'date', 'money', 'number', 'flag'] as const;

export type TagKind = (typeof tagKinds)[number];

/** A value that templates may name, and where it is stored. */
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

/** People that a letter about a record may go to. */
const recipientKinds = ['Landowners', 'Occupants', 'Everyone'] as const;

export type RecipientKind = (typeof recipientKinds)[number];

/** A kind of record that documents are made of. */
export interface TaggedNoun {
  readonly values: Tags;
  readonly lists: Readonly<Record<string, TagList>>;
  /** The records with what their values are joined from; `record_id` is the record. */
  readonly from: Sql;
  readonly id: Sql;
  /** The project of a record; null for a record without a project. */
  readonly projectId: Sql | null;
  readonly order: Sql;
  /** The condition that a record is one of those asked for by ids of something else; without it by its own. */
  readonly isChosen?: (ids: readonly string[]) => Sql;
  /** The record that its documents and communications are filed with, where that is another one. */
  readonly filedAt?: Sql;
  /** The condition that a record belongs to a parent: a project, or what titles belong to. */
  readonly inParent: (parentId: string) => Sql;
  /** The name that documents of the record are given. */
  readonly called: Sql;
  /** The associates and contacts that letters of the record go to: `record_id, associate_id, contact_id, place` and what kind. */
  readonly recipients: Sql | null;
}
