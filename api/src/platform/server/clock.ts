/** The moment that counts as now; tests move it. */
export type Clock = () => Date;
