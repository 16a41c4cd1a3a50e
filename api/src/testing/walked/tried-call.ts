/** Records that a call of the walk names, by what they are: of others to a foreigner, in sight to a reader. */
export type Named = (
  what:
    | 'surface_project'
    | 'agreement'
    | 'parcel'
    | 'related_document'
    | 'stored_file'
    | 'generated_document'
    | 'agreement_import'
    | 'accounting_export'
    | 'rent_sending'
    | 'report_template'
    | 'gis_service'
    | 'contact',
) => string;

/** What goes into a call: the gaps of its address, its query, its body, or a file. */
export interface Asked {
  readonly gaps?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly hasFile?: boolean;
}

/** What a call answers to who may only read, on what they see, and to somebody of another company; and how it is asked. */
export type Tried = readonly [reader: number, foreigner: number, asked?: (named: Named) => Asked];
