import type * as Hosts from '../../src/api/hosts';

/** The hosts as the served page sets them. */
async function hostsWith(settings: object) {
  document.body.innerHTML = `<script type="application/json" id="settings">${JSON.stringify(settings)}</script>`;
  let hosts: typeof Hosts | undefined;
  await jest.isolateModulesAsync(async () => {
    hosts = await import('../../src/api/hosts');
  });
  document.body.innerHTML = '';
  return hosts!;
}

describe('pictures and files of the content', () => {
  it('lie on our own host', async () => {
    const { contentUrl } = await hostsWith({});

    expect(contentUrl('/files/spring.pdf?lang=fr')).toBe(
      'http://localhost/files/spring.pdf?lang=fr',
    );
    expect(contentUrl('files/spring.pdf')).toBe('http://localhost/files/spring.pdf');
  });

  it('lie on the host that the calls go to', async () => {
    const { contentUrl } = await hostsWith({
      apiHost: 'https://api.example.com/',
      imageHost: 'https://images.example.com',
    });

    expect(contentUrl('/images/reds.jpg')).toBe('https://api.example.com/images/reds.jpg');
  });

  it('lie where a whole address says, whatever the hosts are', async () => {
    const { contentUrl } = await hostsWith({ apiHost: 'https://api.example.com' });

    expect(contentUrl('https://files.test/a.pdf')).toBe('https://files.test/a.pdf');
    expect(contentUrl('//files.test/a.pdf')).toBe('https://files.test/a.pdf');
  });
});
