import { startEmbeddedServer } from '../support/embeddedServer';

/** Returns the content security policy of a server with these settings, by directive. */
async function policyWith(environment: Record<string, string>) {
  const server = await startEmbeddedServer({ environment });
  const { headers } = await server.ask('GET', '/api/docs');
  await server.close();
  const directives = String(headers['content-security-policy']).split(';');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

/** Our scripts, and the barcode reader, which is WebAssembly. */
const OURS = ["'self'", "'wasm-unsafe-eval'"];
const CHAT = 'https://chat.example.com';
const GOOGLE = 'https://www.googletagmanager.com';

describe('what a browser may load', () => {
  it('includes nothing external if nothing external is configured', async () => {
    const policy = await policyWith({ DEMO: 'on' });

    expect(policy.get('script-src')).toEqual(OURS);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('frame-src')).toEqual(["'none'"]);
  });

  it('includes the chat’s host if a chat is configured, and nothing more', async () => {
    const policy = await policyWith({ CHAT_WIDGET_URL: `${CHAT}/widget.js?shop=1` });

    expect(policy.get('script-src')).toEqual([...OURS, CHAT]);
    expect(policy.get('frame-src')).toEqual([CHAT]);
    expect(policy.get('connect-src')).toEqual(["'self'", CHAT, 'wss://chat.example.com']);
  });

  it('includes the analytics provider’s hosts if an id is set, and nothing more', async () => {
    const policy = await policyWith({ ANALYTICS_ID: 'G-ABC123' });

    expect(policy.get('script-src')).toEqual([...OURS, GOOGLE]);
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      GOOGLE,
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ]);
    expect(policy.get('frame-src')).toEqual(["'none'"]);
  });

  it('includes the geolocation service’s host for calls only', async () => {
    const policy = await policyWith({ GEO_HOST: 'https://geo.example.com/v2' });

    expect(policy.get('connect-src')).toEqual(["'self'", 'https://geo.example.com']);
    expect(policy.get('script-src')).toEqual(OURS);
  });
});

describe('the security headers of a response', () => {
  it('keep data and pictures from loading anything or being framed', async () => {
    const server = await startEmbeddedServer();
    const data = await server.ask('GET', '/api/banners');
    const refused = await server.ask('GET', '/api/nothing-of-the-kind');
    const picture = await server.ask('GET', '/images/thumbnails/none.jpg');
    const page = await server.ask('GET', '/api/docs');
    await server.close();

    for (const { headers } of [data, refused, picture]) {
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers).not.toHaveProperty('permissions-policy');
    }
    expect(page.headers).toMatchObject({
      'permissions-policy': 'camera=(self), serial=(self)',
      'x-frame-options': 'DENY',
    });
    for (const { headers } of [data, refused, picture, page]) {
      expect(headers).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
    }
  });
});
