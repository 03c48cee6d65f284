import { loadAllMessages, loadMessages } from '../../src/i18n/loadMessages';

describe('the messages of a screen', () => {
  it('come alone where the page has no others', async () => {
    const messages = await loadMessages('shop', 'es');
    expect(messages).toHaveProperty(['detail.related']);
    expect(messages).not.toHaveProperty(['opticon.why']);
  });

  it('are not fetched again if all of them are there', () => {
    const all = loadAllMessages('fr');
    expect(loadMessages('shop', 'fr')).toBe(all);
  });

  it('stay the same when all of them are fetched later', async () => {
    const alone = loadMessages('buyer', '');
    await loadAllMessages('');
    expect(loadMessages('buyer', '')).toBe(alone);
  });
});
