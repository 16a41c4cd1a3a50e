/**
 * Records for the parameters of a call, by kind: for a foreigner those of another company, for a reader visible ones.
 */
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
    | 'invoice'
    | 'rent_sending'
    | 'report_template'
    | 'gis_service'
    | 'contact',
) => string;

/** The parameters of a call: the placeholders of its address, its query, its body, or a file. */
export interface CallParameters {
  readonly gaps?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly hasFile?: boolean;
}

/**
 * The statuses that a call returns for a person who may only read, on visible records, and for a person of another
 * company; and its parameters.
 */
export type Tried = readonly [
  reader: number,
  foreigner: number,
  parameters?: (named: Named) => CallParameters,
];
