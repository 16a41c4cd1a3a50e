import type { Module } from '../module.ts';
import { registerFileCalls } from './file-calls.ts';
import { registerUploadCalls } from './upload-calls.ts';

export { checkedShapes } from './checked-shapes.ts';
export { featuresOfShapes } from './features-of-shapes.ts';
export { forgetUploads } from './forget-uploads.ts';
export { claimedUploads, freeUploads } from './free-upload-store.ts';
export { gatheredShapes } from './gather-shapes.ts';
export { keepUpload } from './keep-upload.ts';
export { shapeOfFile } from './spatial-files.ts';
export { spatialReader } from './spatial-reader.ts';
export { findStoredFile, storedBefore } from './stored-file-store.ts';
export { withFile, withFiles } from './with-file.ts';

/** Uploads, downloads, and the check of spatial files. */
export const files: Module = {
  schema: [],
  calls: async (app, parts) => {
    registerFileCalls(app, parts);
    await registerUploadCalls(app, parts);
  },
};
