import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * Opens a proxy to a server, which a test can disconnect and reconnect; `address` leads through it.
 */
export async function openCuttableProxy(to: string) {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => sockets.delete(end) && other.destroy());
      end.pipe(other);
    }
  });
  const listen = async (listenPort: number) => {
    server.listen(listenPort, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const proxyPort = await listen(0);
  const address = new URL(to);
  address.host = `127.0.0.1:${proxyPort}`;

  const cut = async () => {
    const closed = server.listening && once(server, 'close');
    server.close();
    for (const end of sockets) end.destroy();
    await closed;
  };
  return { address: address.href, cut, mend: () => listen(proxyPort) };
}
