import type { Module } from '../module.ts';
import { registerTitleReadingCalls } from './title-reading-calls.ts';

/** Titles of the land titles office read into proposals. */
export const titleReading: Module = { schema: [], calls: registerTitleReadingCalls };
