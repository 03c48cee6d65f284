import { act, fireEvent } from '@testing-library/react';

import { openChat } from '../../src/app/Chat';
import { selectIsChatReady } from '../../src/slices/chat';
import { sessionEnded } from '../../src/slices/events';
import { renderThirdPartyScripts } from '../support/renderThirdPartyScripts';

const settings = { chatWidgetUrl: 'https://chat.example.com/widget.js' };

describe('2.9 The live-chat widget', () => {
  it('is loaded once when a token exists', async () => {
    const { scripts, goTo } = await renderThirdPartyScripts({ settings, signedIn: true });
    await goTo('/cart');

    expect(scripts()).toEqual(['https://chat.example.com/widget.js']);
    expect(document.querySelector('script')).toHaveProperty('async', true);
  });

  it('is not loaded for a visitor', async () => {
    expect((await renderThirdPartyScripts({ settings })).scripts()).toEqual([]);
  });

  it('is not loaded where none is configured', async () => {
    expect((await renderThirdPartyScripts({ signedIn: true })).scripts()).toEqual([]);
  });

  it('is told when the page’s button is pressed, which stands there once it waits for it', async () => {
    const opened = jest.fn();
    window.addEventListener('haberdash:chat', opened);
    const { store } = await renderThirdPartyScripts({ settings, signedIn: true });
    expect(selectIsChatReady(store.getState())).toBe(false);
    act(() => void window.dispatchEvent(new Event('haberdash:chat-ready')));

    expect(selectIsChatReady(store.getState())).toBe(true);
    openChat();
    expect(opened).toHaveBeenCalledTimes(1);
    window.removeEventListener('haberdash:chat', opened);
  });

  it('goes when the session ends in another tab', async () => {
    const over = jest.fn();
    window.addEventListener('haberdash:signed-out', over);
    const { store, scripts } = await renderThirdPartyScripts({ settings, signedIn: true });
    await act(async () => void store.dispatch(sessionEnded()));

    expect(scripts()).toEqual([]);
    expect(over).toHaveBeenCalledTimes(1);
    window.removeEventListener('haberdash:signed-out', over);
  });

  it('is only logged when its host is dead', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => {});
    await renderThirdPartyScripts({ settings, signedIn: true });
    fireEvent.error(document.querySelector('script') as Element);

    expect(logged).toHaveBeenCalledWith('The live chat does not answer.');
    logged.mockRestore();
  });
});
