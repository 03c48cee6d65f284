import { itemsAddedToCart, cartMirrored, selectPreviewItems } from '../../src/slices/cartPreview';
import { linesDeselected, selectDeselected } from '../../src/slices/cartSelection';
import { languageChosen } from '../../src/slices/language';
import {
  selectToken,
  selectUserId,
  signInAnswered,
  userLanguageKept,
} from '../../src/slices/session';
import { remember } from '../../src/store/remember';
import { rememberLater } from '../../src/store/rememberLater';
import { makeStore } from '../../src/store/store';
import { answerCalls } from '../support/answers';
import { buyer, previewLine } from '../support/buyerInBrowser';

const signedIn = {
  status: true,
  token: 'fresh',
  user: buyer,
  mongo_token: 'm',
  userId: 'u',
} as const;

/** A store whose entries are kept, once they have been read back. */
async function rememberingStore() {
  const { store } = makeStore(() => {});
  const persistor = remember(store);
  await until(() => persistor.getState().bootstrapped);
  return { store, persistor };
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve));
};

describe('what the browser remembers', () => {
  beforeEach(() => void answerCalls({}));

  it('includes whoever has just signed in, where nobody was before', async () => {
    const { store } = makeStore(() => {});
    rememberLater(store);
    store.dispatch(signInAnswered(signedIn));
    await until(() => localStorage.getItem('token') !== null);

    expect(selectToken(store.getState())).toBe('fresh');
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(buyer);
  });

  it('holds a chosen language at once, in storage and in the user record', () => {
    const { store } = makeStore(() => {});
    rememberLater(store);
    store.dispatch(languageChosen('fr'));
    store.dispatch(userLanguageKept('fr'));

    expect(localStorage.getItem('selectedLanguage')).toBe('fr');
    expect(localStorage.getItem('user')).toBe('{"lang":"fr"}');
  });

  it('brings the cart preview and the deselected lines back', async () => {
    const before = await rememberingStore();
    before.store.dispatch(cartMirrored([previewLine('A-1', 3)]));
    before.store.dispatch(linesDeselected({ userId: 'c-1', productIds: ['A-1'] }));
    await before.persistor.flush();

    const { store } = await rememberingStore();

    expect(selectPreviewItems(store.getState())).toEqual([previewLine('A-1', 3)]);
    expect(selectDeselected(store.getState(), 'c-1')).toEqual(['A-1']);
  });

  it('gives way to a cart that the server has answered meanwhile', async () => {
    const before = await rememberingStore();
    before.store.dispatch(cartMirrored([previewLine('A-1', 3)]));
    await before.persistor.flush();

    const { store, loadReactions } = makeStore(() => {});
    await loadReactions();
    store.dispatch(cartMirrored([previewLine('B-2', 1)]));
    const persistor = remember(store);
    await until(() => persistor.getState().bootstrapped);

    expect(selectPreviewItems(store.getState())).toEqual([previewLine('B-2', 1)]);
  });

  it('drops a cart preview of another shape', async () => {
    localStorage.setItem(
      'persist:cartPreview',
      JSON.stringify({ lines: '[]', _persist: '{"version":0,"rehydrated":true}' }),
    );
    const { store } = await rememberingStore();
    store.dispatch(itemsAddedToCart({ lines: [previewLine('A-1', 1)], key: 'k' }));

    expect(selectPreviewItems(store.getState())).toEqual([previewLine('A-1', 1)]);
  });

  it('holds the language in the entry that the specification names', async () => {
    const { store, persistor } = await rememberingStore();
    store.dispatch(languageChosen('fr'));
    await persistor.flush();

    expect(localStorage.getItem('selectedLanguage')).toBe('fr');
  });

  it('starts empty where an entry is not readable', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem('token', 'kept');
    localStorage.setItem('user', '{"user_value": "c-');
    localStorage.setItem('mongoObj', '[1, 2]');
    const { store } = await rememberingStore();

    expect(selectToken(store.getState())).toBe('kept');
    expect(selectUserId(store.getState())).toBe('');
  });
});
