import type { Module } from '../module.ts';
import { registerTitleReadingCalls } from './title-reading-calls.ts';

/** Reading titles of land titles offices into proposals. */
export const titleReading: Module = { schema: [], calls: registerTitleReadingCalls };
