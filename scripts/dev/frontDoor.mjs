/**
 * What the browser talks to in `npm run dev`: tells the pages of new builds, and lets requests wait
 * while the server behind it restarts.
 */
import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';

const BUILDS = '/dev/builds';

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  await once(probe.close(), 'close');
  return port;
}

/** Opens on a port; requests go on to `portBehind` once the promise returned by `ready` resolves. */
export async function openFrontDoor(port, ready) {
  const portBehind = await freePort();
  const pages = new Set();
  let latest = '';

  const tell = (page) => page.write(`data: ${latest}\n\n`);

  function keepTold(page) {
    page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    pages.add(page.on('close', () => pages.delete(page)));
    tell(page);
  }

  async function pass(request, response) {
    const start = ready();
    await start;
    const { method, url: path, headers } = request;
    const onward = ask({ port: portBehind, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    // A page that the server was stopped over is asked for again.
    onward.on('error', () => {
      const canRepeat = method === 'GET' && !response.headersSent && ready() !== start;
      if (canRepeat) void pass(request, response);
      else response.destroy();
    });
    request.pipe(onward);
  }

  const server = createServer((request, response) => {
    if (request.url === BUILDS) keepTold(response);
    else void pass(request, response);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');

  return {
    portBehind,
    /** Tells the pages the hash of the last build. */
    announce(hash) {
      latest = hash;
      pages.forEach(tell);
    },
  };
}
