import { languageChosen, sessionEnded, sessionStarted } from '../../src/slices/events';
import { selectLanguage } from '../../src/slices/language';
import { countryChosen, selectCountry, selectUser } from '../../src/slices/session';
import { makeStore } from '../../src/store/store';
import { buyer } from '../support/buyerInBrowser';

const opened = () => makeStore(() => {}).store;
const signIn = sessionStarted({
  token: 't',
  user: buyer,
  mongoObj: { mongo_token: 'm', userId: 'u' },
});

describe('the language', () => {
  it.each([
    ['', 'fr'],
    ['es', 'es'],
  ] as const)(
    'of a user record with “%s” leads to %s after French was chosen',
    (lang, expected) => {
      const store = opened();
      store.dispatch(languageChosen('fr'));
      store.dispatch(sessionStarted({ ...signIn.payload, user: { ...buyer, lang } }));

      expect(selectLanguage(store.getState())).toBe(expected);
    },
  );
});

describe('the country', () => {
  it('is Canada until a visitor chooses another', () => {
    const store = opened();
    expect(selectCountry(store.getState())).toBe('CA');

    store.dispatch(countryChosen('US'));
    expect(selectCountry(store.getState())).toBe('US');
  });

  it('is stored along with the visitor’s language', () => {
    const store = opened();
    store.dispatch(languageChosen('fr'));
    store.dispatch(countryChosen('US'));

    expect(selectUser(store.getState())).toEqual({ lang: 'fr', cflag: 'US' });
  });

  it('is the account’s for a signed-in customer, whatever was chosen', () => {
    const store = opened();
    store.dispatch(countryChosen('US'));
    store.dispatch(signIn);
    expect(selectCountry(store.getState())).toBe('CA');

    store.dispatch(countryChosen('US'));
    expect(selectCountry(store.getState())).toBe('CA');
  });

  it('is cleared with the session, because the specification keeps nothing but the language', () => {
    const store = opened();
    store.dispatch(signIn);
    store.dispatch(sessionEnded());

    expect(selectUser(store.getState())).toEqual({ lang: '' });
  });
});
