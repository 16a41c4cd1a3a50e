/** A bucket, and where it is. */
export interface S3Place {
  readonly bucket: string;
  readonly region: string;
  /** Address of a store that speaks S3 but is not Amazon's. */
  readonly endpoint: string | undefined;
}
