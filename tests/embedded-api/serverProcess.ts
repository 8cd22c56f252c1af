import { createServer } from 'node:http';
import '@libsql/client/node';
import { createApiServer } from '../../embedded-api/apiServer';
import { databaseUrl } from '../../embedded-api/databaseAddress';
import { createPasswordHasher } from '../../embedded-api/passwordHasher';

/** Serves the API on a file, as a user; prints its port, then its log. */
const [, , file, uid] = process.argv;
// Not before its code and the library are loaded, which only their owner may be able to read.
if (uid !== undefined) process.setuid?.(Number(uid));

const api = createApiServer({
  database: { url: databaseUrl(file, '/') },
  demo: { email: 'demo@jobtrail.example', password: 'jobtrail-demo' },
  log: (line) => process.stdout.write(`${line}\n`),
  hasher: createPasswordHasher({ N: 2, r: 1, p: 1 }),
});
await api.start();
const server = createServer((request, response) => void api.listener(request, response));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') {
    process.stdout.write(`port ${address.port}\n`);
  }
});
