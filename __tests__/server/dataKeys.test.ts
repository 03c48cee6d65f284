import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeDataKeys } from '../../server/crypto/dataKeys';
import { addKey, ensureKeyFile, openDataKeys, parseKeys } from '../../server/crypto/keyFile';

const OLD = Buffer.alloc(32, 1);
const NEW = Buffer.alloc(32, 2);
const place = 'applications/A-1/owner_social_security';

describe('an encrypted field', () => {
  const keys = makeDataKeys(() => [OLD]);
  const sealed = keys.seal('918-27-3645', place);

  it('decrypts in its place, and is encrypted differently each time', () => {
    expect(keys.open(sealed, place)).toBe('918-27-3645');
    expect(keys.seal('918-27-3645', place)).not.toBe(sealed);
    expect(sealed).not.toContain('918');
  });

  it('does not decrypt in any other place', () => {
    for (const other of ['applications/A-2/owner_social_security', 'applications/A-1/bank_name']) {
      expect(() => keys.open(sealed, other)).toThrow('modified or moved');
    }
  });

  it('does not decrypt once any of its characters is changed', () => {
    for (let at = 0; at < sealed.length; at += 1) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);

      expect(() => keys.open(changed, place)).toThrow();
    }
  });

  it('does not decrypt with another key', () => {
    expect(() => makeDataKeys(() => [NEW]).open(sealed, place)).toThrow('missing');
  });
});

describe('a new key', () => {
  it('encrypts from then on, while the old one still decrypts', () => {
    const sealed = makeDataKeys(() => [OLD]).seal('secret', place);
    const both = makeDataKeys(() => [NEW, OLD]);

    expect(both.open(sealed, place)).toBe('secret');
    expect([both.isCurrent(sealed), both.isCurrent(both.seal('x', place))]).toEqual([false, true]);
  });

  it('is found by a running server once it meets data encrypted with it', () => {
    const secrets = [OLD];
    const running = makeDataKeys(() => [...secrets]);
    running.seal('warm', place);
    secrets.unshift(NEW);

    expect(running.open(makeDataKeys(() => [NEW]).seal('secret', place), place)).toBe('secret');
  });

  it('still verifies what the old one signed', () => {
    const signature = makeDataKeys(() => [OLD]).sign('content');
    const both = makeDataKeys(() => [NEW, OLD]);

    expect(both.isSigned('content', signature)).toBe(true);
    expect(both.isSigned('other', signature)).toBe(false);
    expect(both.isSigned('content', 'short')).toBe(false);
  });
});

describe('the key file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haberdash-keys-'));
  const dataKeyFile = join(folder, 'data.key');
  const settings = { dataKey: undefined, dataKeyFile };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is created once, for its owner only', () => {
    expect([ensureKeyFile(settings), ensureKeyFile(settings)]).toEqual([true, false]);
    expect(statSync(dataKeyFile).mode & 0o777).toBe(0o600);
  });

  it('puts a new key before the old one', () => {
    const sealed = openDataKeys(settings).seal('secret', place);
    addKey(dataKeyFile);
    const keys = openDataKeys(settings);

    expect(keys.open(sealed, place)).toBe('secret');
    expect(keys.isCurrent(sealed)).toBe(false);
    expect(parseKeys(readFileSync(dataKeyFile, 'utf8'), 'file')).toHaveLength(2);
  });

  it('is not created if the key is set', () => {
    const other = join(folder, 'other.key');

    expect(ensureKeyFile({ dataKey: '00'.repeat(32), dataKeyFile: other })).toBe(false);
    expect(existsSync(other)).toBe(false);
  });

  it.each(['', 'short', `${'00'.repeat(32)} c2hvcnQ=`])(
    'is refused when it contains "%s"',
    (text) => {
      expect(() => parseKeys(text, 'DATA_KEY')).toThrow('DATA_KEY contains no usable keys');
    },
  );
});
