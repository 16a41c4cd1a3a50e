export * from './area/index.ts';
export * from './flags/index.ts';
export * from './i18n/index.ts';
export * from './limits/index.ts';
export * from './rights/index.ts';
export * from './routes/index.ts';
