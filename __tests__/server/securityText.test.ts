import { startEmbeddedServer } from '../support/embeddedServer';

const NOW = new Date('2026-11-23T12:00:00Z');
const open = async (environment: Record<string, string>) => {
  const server = await startEmbeddedServer({ environment, now: () => NOW });
  const answer = await server.ask('GET', '/.well-known/security.txt');
  await server.close();
  return answer;
};

describe('the page for reporting vulnerabilities', () => {
  it.each([
    ['security@shop.example', 'mailto:security@shop.example'],
    ['https://shop.example/security', 'https://shop.example/security'],
  ])(
    'names the contact %s, and is valid for less than a year',
    async (SECURITY_CONTACT, contact) => {
      const { status, text, headers } = await open({
        SECURITY_CONTACT,
        PUBLIC_URL: 'https://shop.example',
      });

      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(text.split('\n')).toEqual([
        `Contact: ${contact}`,
        'Expires: 2027-05-22T12:00:00.000Z',
        'Preferred-Languages: en, fr, es',
        'Canonical: https://shop.example/.well-known/security.txt',
        '',
      ]);
    },
  );

  it('does not exist if no contact is set', async () => {
    expect((await open({})).status).toBe(404);
  });
});
