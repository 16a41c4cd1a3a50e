import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'create-remote', include: ['src/**/*.test.ts'] } });
