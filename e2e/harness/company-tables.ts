/** The twelve sheets of a company, shared by stories and the benchmark of a whole company. */
export { type CompanyTable, companyTables, tableText } from '../../api/src/testing/index.ts';
