import { createServer } from 'node:http';
import { createApiServer } from '../../embedded-api/apiServer';
import { databaseUrl } from '../../embedded-api/databaseAddress';
import { createPasswordHasher } from '../../embedded-api/passwordHasher';

/** Serves the API on the file named by the first argument; prints its port, then its log. */
const api = createApiServer({
  database: { url: databaseUrl(process.argv[2], '/') },
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
