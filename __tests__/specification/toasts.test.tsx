import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';

import { Notices } from '../../src/app/Notices';
import { I18nProvider } from '../../src/i18n/I18n';
import { loadFirstMessages } from '../../src/i18n/loadMessages';
import { noticeAdded, noticeRemoved, selectNotices } from '../../src/slices/notices';
import { makeStore } from '../../src/store/store';
import { installFakeTimers } from '../support/signedInStore';

const WIDTH = 300;

/** Renders a page with toasts only. */
async function openToasts(limit?: number) {
  const { store } = makeStore();
  const messages = await loadFirstMessages('');
  await act(async () =>
    render(
      <Provider store={store}>
        <I18nProvider first={{ language: '', messages }} language="" country="CA">
          <button type="button">Add</button>
          <Notices {...(limit !== undefined && { limit })} />
        </I18nProvider>
      </Provider>,
    ),
  );
  const say = (text: string, kind: 'success' | 'error' = 'success') =>
    act(async () => void store.dispatch(noticeAdded({ kind, message: { text } })));
  return { store, say, idOf: (at: number) => selectNotices(store.getState())[at]?.id ?? '' };
}

const toast = (text: string) => screen.findByText(text);
const closeOf = async (text: string) => {
  const card = (await toast(text)).closest('div') as HTMLElement;
  return { card, close: within(card).getByRole('button', { name: 'Close' }) };
};
const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));
/** notistack animates a toast in before it can be closed, and out before it is removed. */
const slide = () => wait(1000);
const waitUntilRemoved = (text: string) =>
  waitFor(() => expect(screen.queryByText(text)).toBeNull());

describe('9 Toasts: auto-close 5000 ms', () => {
  beforeEach(installFakeTimers);
  afterEach(() => jest.useRealTimers());

  it('closes by itself after 5000 ms and not before', async () => {
    const { store, say } = await openToasts();
    await say('Saved');
    await toast('Saved');

    await wait(4999);
    expect(selectNotices(store.getState())).toHaveLength(1);
    await wait(1);
    expect(selectNotices(store.getState())).toHaveLength(0);
    await slide();
    await slide();
    await waitUntilRemoved('Saved');
  });

  it.each([
    ['the pointer is over it', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['the focus is in it', fireEvent.focusIn, fireEvent.focusOut],
  ])('waits while %s', async (_what, come, leave) => {
    const { store, say } = await openToasts();
    await say('Saved');
    const { card, close } = await closeOf('Saved');
    await slide();
    act(() => void come(come === fireEvent.focusIn ? close : card));
    await wait(20_000);
    expect(selectNotices(store.getState())).toHaveLength(1);

    act(() => void leave(leave === fireEvent.focusOut ? close : card));
    await wait(5000);
    expect(selectNotices(store.getState())).toHaveLength(0);
  });

  it('waits while the window does not have the focus', async () => {
    const { store, say } = await openToasts();
    await say('Saved');
    await toast('Saved');
    act(() => void fireEvent.blur(window));
    await wait(20_000);
    expect(selectNotices(store.getState())).toHaveLength(1);

    act(() => void fireEvent.focus(window));
    await wait(5000);
    expect(selectNotices(store.getState())).toHaveLength(0);
  });

  it('gets its full time once the tab is visible, if it was raised in a hidden tab', async () => {
    const { store, say } = await openToasts();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await say('Saved');
    await wait(20_000);
    expect(screen.queryByText('Saved')).toBeNull();

    visibility.mockRestore();
    act(() => void fireEvent(document, new Event('visibilitychange')));
    await toast('Saved');
    await wait(4900);
    expect(selectNotices(store.getState())).toHaveLength(1);
    await wait(100);
    expect(selectNotices(store.getState())).toHaveLength(0);
  });

  it('stays after its time is over until both the focus and the pointer have left it', async () => {
    const { store, say } = await openToasts();
    await say('Saved');
    const { card, close } = await closeOf('Saved');
    await slide();
    act(() => void fireEvent.mouseEnter(card));
    act(() => void fireEvent.focusIn(close));
    act(() => void fireEvent.mouseLeave(card));
    await wait(20_000);
    expect(selectNotices(store.getState())).toHaveLength(1);

    act(() => void fireEvent.focusOut(close));
    expect(selectNotices(store.getState())).toHaveLength(0);
  });
});

describe('9 Toasts: top-right', () => {
  it('are shown at the top right', async () => {
    const { say } = await openToasts();
    await say('Saved');
    const place = getComputedStyle(
      (await toast('Saved')).closest('.notistack-SnackbarContainer') as HTMLElement,
    );

    expect(place.position).toBe('fixed');
    expect([place.top, place.right]).not.toContain('');
    expect([place.bottom, place.left].join('')).toBe('');
  });
});

describe('9 Toasts: drag-to-dismiss at 80%', () => {
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  });
  afterEach(() => jest.restoreAllMocks());

  async function dragged(by: number) {
    const { store, say } = await openToasts();
    await say('Saved');
    const { card } = await closeOf('Saved');
    fireEvent.pointerDown(card, { clientX: 100, button: 0, pointerId: 1 });
    fireEvent.pointerMove(card, { clientX: 100 + by, pointerId: 1 });
    const shift = card.style.transform;
    fireEvent.pointerUp(card, { clientX: 100 + by, pointerId: 1 });
    return { card, shift, left: selectNotices(store.getState()).length };
  }

  it.each([0.8 * WIDTH, -0.8 * WIDTH])('is dismissed when released %d pixels away', async (by) => {
    const { shift, left } = await dragged(by);

    expect(shift).toBe(`translateX(${by}px)`);
    expect(left).toBe(0);
  });

  it('moves back when released nearer', async () => {
    const { card, shift, left } = await dragged(0.79 * WIDTH);

    expect(shift).not.toBe('');
    expect(left).toBe(1);
    expect(card.style.transform).toBe('');
  });

  it('stays in place when it is only clicked', async () => {
    expect((await dragged(0)).left).toBe(1);
  });
});

describe('4 Toasts: added, updated, removed', () => {
  it('are added below each other and read out politely', async () => {
    const { say } = await openToasts();
    await say('First');
    await say('Second', 'error');

    const region = screen.getByRole('status');
    expect(region).toContainElement(await toast('First'));
    expect(region).toContainElement(await toast('Second'));
    expect(region).toHaveAttribute('aria-atomic', 'false');
  });

  it('can show texts that the first screen does not include', async () => {
    const { store } = await openToasts();
    const message = { key: 'consent.kept' } as const;
    await act(async () => void store.dispatch(noticeAdded({ kind: 'info', message })));

    expect(await toast('Saved. You can change this on the privacy page.')).toBeVisible();
  });

  it('are updated when the same message is repeated', async () => {
    const { say } = await openToasts();
    await say('Saved');
    await say('Saved');

    expect(await screen.findByText('× 2')).toBeVisible();
    expect(screen.getAllByText('Saved')).toHaveLength(1);
  });

  it('can be removed by the application', async () => {
    const { store, say, idOf } = await openToasts();
    await say('Saved');
    await toast('Saved');
    act(() => void store.dispatch(noticeRemoved(idOf(0))));

    await waitUntilRemoved('Saved');
  });

  it.each([
    ['their button', (close: HTMLElement) => fireEvent.click(close)],
    ['Escape', (close: HTMLElement) => fireEvent.keyDown(close, { key: 'Escape' })],
  ])('are removed by %s, and the focus returns to where it was', async (_what, press) => {
    const { say } = await openToasts();
    const add = screen.getByRole('button', { name: 'Add' });
    await say('Saved');
    const { close } = await closeOf('Saved');
    act(() => add.focus());
    act(() => close.focus());
    act(() => void press(close));

    await waitUntilRemoved('Saved');
    expect(add).toHaveFocus();
  });
});

describe('4 Toasts: the queue respects an optional limit', () => {
  beforeEach(installFakeTimers);
  afterEach(() => jest.useRealTimers());

  it('shows as many as the limit allows, and the next one when one is removed', async () => {
    const { store, say, idOf } = await openToasts(1);
    await say('First');
    await say('Second');
    await toast('First');
    expect(screen.queryByText('Second')).toBeNull();

    act(() => void store.dispatch(noticeRemoved(idOf(0))));
    expect(await toast('Second')).toBeVisible();
  });

  it('shows all of them if there is no limit', async () => {
    const { say } = await openToasts(Infinity);
    for (let at = 1; at <= 8; at += 1) await say(`Toast ${at}`);

    expect(await toast('Toast 8')).toBeVisible();
    expect(screen.getAllByText(/^Toast \d/)).toHaveLength(8);
  });
});
