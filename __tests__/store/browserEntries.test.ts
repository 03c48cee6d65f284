import {
  languageEntries,
  searchTextEntries,
  sessionEntries,
} from '../../src/store/persistence/entries';
import { buyer, storeSession } from '../support/buyerInBrowser';

const warned = () => jest.spyOn(console, 'warn').mockImplementation(() => {});

describe('3 Browser storage', () => {
  afterEach(() => jest.restoreAllMocks());

  it('hold a session in the specification’s own names and forms', () => {
    sessionEntries.write({
      token: 'abc',
      user: buyer,
      mongoObj: { mongo_token: 'm', userId: 'u' },
      isExpired: false,
    });

    expect(localStorage.getItem('token')).toBe('abc');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(buyer);
    expect(JSON.parse(localStorage.getItem('mongoObj') ?? '')).toEqual({
      mongo_token: 'm',
      userId: 'u',
    });
    expect(sessionEntries.read()).toEqual({
      token: 'abc',
      user: buyer,
      mongoObj: { mongo_token: 'm', userId: 'u' },
      isExpired: false,
    });
  });

  it('lose token and mongoObj with the session, and keep the user’s language', () => {
    storeSession();
    localStorage.setItem('mongoObj', '{}');
    sessionEntries.write({ token: null, user: { lang: 'fr' }, mongoObj: {}, isExpired: false });

    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('mongoObj')).toBeNull();
    expect(localStorage.getItem('user')).toBe('{"lang":"fr"}');
  });

  it.each([
    ['begins', null, 'abc'],
    ['ends', 'abc', null],
    ['is transferred to somebody else', 'abc', 'def'],
  ])('show no tab a token beside another user while a session %s', (_what, before, after) => {
    const write = (token: string | null) =>
      sessionEntries.write({
        token,
        user: token === null ? {} : { user_value: `user of ${token}` },
        mongoObj: {},
        isExpired: false,
      });
    write(before);
    const seen: unknown[] = [];
    for (const name of ['setItem', 'removeItem'] as const) {
      const work = Storage.prototype[name];
      jest.spyOn(Storage.prototype, name).mockImplementation(function (this: Storage, ...args) {
        work.apply(this, args as [string, string]);
        const { token, user } = sessionEntries.read();
        if (token !== null) seen.push([token, user.user_value]);
      });
    }
    write(after);

    for (const [token, user] of seen as [string, string][]) expect(user).toBe(`user of ${token}`);
    expect(sessionEntries.read().token).toBe(after);
  });

  it.each(['{"user_value"', 'null', '[]', '"text"', '7', 'undefined'])(
    'treat %s as empty, and say so',
    (broken) => {
      const warn = warned();
      localStorage.setItem('user', broken);
      localStorage.setItem('mongoObj', broken);

      expect(sessionEntries.read()).toMatchObject({ user: {}, mongoObj: {} });
      expect(languageEntries.read()).toEqual({ selected: '' });
      expect(warn).toHaveBeenCalledWith(expect.stringContaining("'user'"));
    },
  );

  it.each([
    ['the user’s language first', { user: 'fr', selected: 'es' }, 'fr'],
    ['else the saved selection', { user: '', selected: 'es' }, 'es'],
    ['the older code for Spanish', { user: 'sp', selected: '' }, 'es'],
    ['English for an unsupported language', { user: 'de', selected: '' }, ''],
  ])('4 Language: say %s', (_what, { user, selected }, language) => {
    localStorage.setItem('user', JSON.stringify({ lang: user }));
    localStorage.setItem('selectedLanguage', selected);

    expect(languageEntries.read()).toEqual({ selected: language });
  });

  it('hold the last search text', () => {
    searchTextEntries.write({ text: 'blue "thread"' });

    expect(localStorage.getItem('navbar_search')).toBe('blue "thread"');
    expect(searchTextEntries.read()).toEqual({ text: 'blue "thread"' });
  });

  it('are done without where the browser keeps nothing', () => {
    const warn = warned();
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });

    expect(sessionEntries.read()).toMatchObject({ token: null, user: {} });
    expect(() => searchTextEntries.write({ text: 'x' })).not.toThrow();
    expect(warn).toHaveBeenCalled();
  });
});
