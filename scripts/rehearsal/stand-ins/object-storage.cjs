// Serves the buckets below /data where VersityGW does, with its address of health.
const { createServer } = require('node:http');
const { readdirSync } = require('node:fs');
const S3rver = require('s3rver');

const folder = '/data';
const storage = new S3rver({
  directory: folder,
  silent: true,
  allowMismatchedSignatures: true,
  // Its name in the network would be taken for a bucket's.
  vhostBuckets: false,
  configureBuckets: readdirSync(folder).map((name) => ({ name })),
});
const answer = storage.callback();
createServer((request, response) => {
  if (request.url === '/health') response.end('OK');
  else answer(request, response);
}).listen(9000, '0.0.0.0');
process.on('SIGTERM', () => process.exit(0));
