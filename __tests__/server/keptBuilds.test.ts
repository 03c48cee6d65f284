import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmbeddedServer } from '../support/embeddedServer';

const root = mkdtempSync(join(tmpdir(), 'haberdash-builds-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a build whose files have this hash in their names. */
function siteOf(build: string): string {
  const siteDir = join(root, build);
  mkdirSync(join(siteDir, 'assets'), { recursive: true });
  writeFileSync(join(siteDir, 'index.html'), '<!doctype html>');
  for (const name of ['app', '17']) {
    writeFileSync(join(siteDir, `assets/${name}.${build}.js`), build);
    writeFileSync(join(siteDir, `assets/${name}.${build}.js.br`), `${build} in brotli`);
  }
  return siteDir;
}

const deploy = (build: string) =>
  startEmbeddedServer({
    siteDir: siteOf(build),
    environment: { DATA_DIR: join(root, 'data'), DATA_KEY: '11'.repeat(32) },
  });

describe('a page that was opened before a deployment', () => {
  it('still gets the files of its version, compressed, and no page of it', async () => {
    await (await deploy('aaaa0001')).close();
    const server = await deploy('aaaa0002');
    const [own, before] = ['/assets/17.aaaa0002.js', '/assets/17.aaaa0001.js'];
    expect((await server.ask<unknown>('GET', own)).text).toBe('aaaa0002');
    expect((await server.ask<unknown>('GET', before)).text).toBe('aaaa0001');
    const packed = await server.ask<unknown>('GET', before, {
      headers: { 'accept-encoding': 'br' },
    });
    expect([
      packed.text,
      packed.headers['content-encoding'],
      packed.headers['cache-control'],
    ]).toEqual(['aaaa0001 in brotli', 'br', 'public, max-age=31536000, immutable']);
    expect((await server.ask<unknown>('GET', '/assets/17.aaaa0003.js')).status).toBe(404);
    await server.close();
  });

  it('loses them after four more', async () => {
    for (const build of ['aaaa0003', 'aaaa0004', 'aaaa0005', 'aaaa0006'])
      await (await deploy(build)).close();
    expect(readdirSync(join(root, 'data/builds')).sort()).toEqual([
      'aaaa0002',
      'aaaa0003',
      'aaaa0004',
      'aaaa0005',
      'aaaa0006',
    ]);
  });
});
