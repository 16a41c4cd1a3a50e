import type { Module } from '../module.ts';
import { registerSearchCalls } from './search-calls.ts';

/** Finds a record of any kind, and the facts about one. */
export const search: Module = { schema: [], calls: registerSearchCalls };
