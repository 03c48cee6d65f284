import { createServer, type Server } from 'node:net';

import { checkUrl } from '../../server/services/webhooks/checkUrl';
import { openSender, type Resolve } from '../../server/services/webhooks/sendWebhook';
import { openReceiver } from '../support/webhookReceiver';

/** An internal machine; every connection to it is counted. */
const HOUSE = '127.0.0.77';
let house: Server;
let calls = 0;

beforeAll(async () => {
  house = createServer((socket) => {
    calls += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => house.listen(8443, HOUSE, resolve));
});
afterAll(() => house.close());
beforeEach(() => (calls = 0));

const at =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
const nowhere: Resolve = () => Promise.reject(new Error('ENOTFOUND'));

const post = (url: string, resolve: Resolve = nowhere, allowedOrigins: string[] = []) =>
  openSender({ allowedOrigins, resolve })({ url, headers: {}, body: '{}' });

const INSIDE = [
  '127.0.0.1',
  HOUSE,
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.77',
  '::10.0.0.1',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::10.0.0.1',
  '2002:a00:1::1',
  '2001:0:a00:1::1',
  '2001:db8::1',
];

const written = (address: string) => (address.includes(':') ? `[${address}]` : address);

describe('an internal address', () => {
  it.each(INSIDE)('%s is refused, written out or behind a name', async (address) => {
    for (const port of ['', ':8443']) {
      const url = `https://${written(address)}${port}/hook`;
      await expect(checkUrl(url, { allowedOrigins: [] })).rejects.toMatchObject({
        status: 422,
        code: 'webhook.network',
      });
      expect(await post(url)).toMatchObject({ status: null, fault: 'address' });
    }
    const named = 'https://erp.example:8443/';
    const resolve = at('93.184.216.34', address);
    await expect(checkUrl(named, { allowedOrigins: [], resolve })).rejects.toMatchObject({
      code: 'webhook.network',
    });
    expect(await post(named, resolve)).toMatchObject({ status: null, fault: 'address' });
    expect(calls).toBe(0);
  });

  it.each([
    ['as one number', `https://${((127 << 24) | 77) >>> 0}:8443/`],
    ['in hexadecimal', 'https://0x7f.0.0.0x4d:8443/'],
    ['in octal', 'https://0177.0.0.0115:8443/'],
    ['shortened', 'https://127.77:8443/'],
    ['in full-width digits', 'https://１２７.0.0.77:8443/'],
  ])('is refused if written %s', async (_how, url) => {
    await expect(checkUrl(url, { allowedOrigins: [] })).rejects.toMatchObject({
      code: 'webhook.network',
    });
    expect(await post(url)).toMatchObject({ fault: 'address' });
    expect(calls).toBe(0);
  });

  it('is refused if a name leads to it only at the time of the call', async () => {
    const answers = [at('93.184.216.34'), at(HOUSE)];
    const resolve: Resolve = (name) => answers.shift()!(name);
    const url = await checkUrl('https://erp.example:8443/', { allowedOrigins: [], resolve });
    expect(await post(url, resolve)).toMatchObject({ fault: 'address' });
    expect(answers).toEqual([]);
    expect(calls).toBe(0);
  });

  it('cannot replace the one that was looked up, once per call', async () => {
    let lookups = 0;
    const resolve: Resolve = async (name) => {
      lookups += 1;
      // A public address at which nothing responds.
      return at('192.88.98.1')(name);
    };
    const sender = openSender({ allowedOrigins: [], resolve, timeoutMs: 300 });
    const { fault } = await sender({ url: 'https://erp.example/', headers: {}, body: '{}' });
    expect(['timeout', 'unreachable']).toContain(fault);
    expect(lookups).toBe(1);
  });

  it('is called if the operator allows its origin, but on no other port', async () => {
    const origin = `https://${HOUSE}:8443`;
    expect(await checkUrl(`${origin}/hook`, { allowedOrigins: [origin] })).toBe(`${origin}/hook`);
    expect(await post(`${origin}/hook`, nowhere, [origin])).toMatchObject({ fault: 'unreachable' });
    expect(calls).toBe(1);

    const receiver = await openReceiver();
    expect(await post(receiver.url, nowhere, [receiver.origin])).toMatchObject({ status: 204 });
    expect(await post(receiver.url, nowhere, [origin])).toMatchObject({ fault: 'address' });
    await receiver.close();
  });
});

describe('a webhook address', () => {
  it.each([
    'http://erp.example/',
    'ftp://erp.example/',
    'https://erp.example:444/',
    'https://erp.example:22/',
    'https://user@erp.example/',
    'https://user:word@erp.example/',
    'https://erp.example/#part',
    'erp.example',
    '',
  ])('%j is refused as malformed', async (url) => {
    await expect(
      checkUrl(url, { allowedOrigins: [], resolve: at('93.184.216.34') }),
    ).rejects.toMatchObject({ status: 422, code: 'webhook.form' });
  });

  it.each(['https://erp.example/hook?shop=1', 'https://erp.example:8443/'])(
    '%s on the public internet is accepted',
    async (url) => {
      const resolve = at('93.184.216.34', '2606:2800:220:1::1');
      expect(await checkUrl(url, { allowedOrigins: [], resolve })).toBe(url);
    },
  );

  it('with an unknown host name is refused', async () => {
    await expect(
      checkUrl('https://erp.example/', { allowedOrigins: [], resolve: nowhere }),
    ).rejects.toMatchObject({ code: 'webhook.unknownHost' });
  });
});

describe('a webhook call', () => {
  it('times out without a response, and reports an unreachable host', async () => {
    const receiver = await openReceiver();
    receiver.answer = () => new Promise(() => {});
    const send = openSender({ allowedOrigins: [receiver.origin], timeoutMs: 200 });
    const letter = { url: receiver.url, headers: {}, body: '{}' };
    expect(await send(letter)).toMatchObject({ status: null, fault: 'timeout' });
    await receiver.close();
    expect(await send(letter)).toMatchObject({ status: null, fault: 'unreachable' });
  });

  it('uses no proxy from the environment', async () => {
    const receiver = await openReceiver();
    const names = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY'];
    const before = names.map((name) => [name, process.env[name]] as const);
    for (const name of names) process.env[name] = `http://${HOUSE}:8443`;
    expect(await post(receiver.url, nowhere, [receiver.origin])).toMatchObject({ status: 204 });
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    expect(calls).toBe(0);
    await receiver.close();
  });
});
