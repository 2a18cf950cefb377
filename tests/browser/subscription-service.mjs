import { createServer } from 'node:http';

/** The subscription service of the tests, on an origin of its own as in production. It answers with one harmless script. */

createServer((request, response) => {
  if (request.url !== '/subscription-service.js') {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/javascript' });
  response.end('window.subscriptionService = true;');
}).listen(Number(process.env.PORT), '127.0.0.1');
