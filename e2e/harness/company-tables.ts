/** The twelve sheets of a company, for stories and for the benchmark of a whole company. */
export { type CompanyTable, companyTables, tableText } from '../../api/src/testing/index.ts';
