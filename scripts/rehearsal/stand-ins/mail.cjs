// Keeps mails in memory: SMTP on 1025; GET /api/v1/messages and /api/v1/message/<id> on 8025.
const { createServer } = require('node:http');
const { simpleParser } = require('mailparser');
const { SMTPServer } = require('smtp-server');

const mails = [];
new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    simpleParser(stream).then(({ subject = '', text = '', html = '', to }) => {
      const addressees = [to ?? []].flat().flatMap(({ value }) => value);
      mails.unshift({
        ID: String(mails.length + 1),
        Subject: subject,
        To: addressees.map(({ address }) => ({ Address: address })),
        Text: text,
        HTML: html || '',
      });
      done();
    }, done);
  },
}).listen(1025, '0.0.0.0');
createServer((request, response) => {
  const [, id] = /^\/api\/v1\/message\/(\w+)$/.exec(request.url) ?? [];
  const answer = id ? mails.find(({ ID }) => ID === id) : { total: mails.length, messages: mails };
  response
    .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    .end(JSON.stringify(answer ?? {}));
}).listen(8025, '0.0.0.0');
process.on('SIGTERM', () => process.exit(0));
