// Answers as a provider that is up and knows nobody.
const { createServer } = require('node:http');

createServer((_request, response) => response.writeHead(404).end()).listen(5556, '0.0.0.0');
createServer((_request, response) => response.end('ok')).listen(5558, '0.0.0.0');
process.on('SIGTERM', () => process.exit(0));
