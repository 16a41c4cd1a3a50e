import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'shared-contracts', include: ['src/**/*.test.ts'] } });
