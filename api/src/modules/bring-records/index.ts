export { registerRecordCalls } from './record-calls.ts';
