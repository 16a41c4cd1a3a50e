import type { Module } from '../module.ts';
import { registerSearchCalls } from './search-calls.ts';

/** Finding a record of any kind, and what is known of one. */
export const search: Module = { schema: [], calls: registerSearchCalls };
