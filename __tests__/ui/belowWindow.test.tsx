import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router';

import { BelowFold } from '../../src/ui/BelowFold';
import { saveScrollTop } from '../../src/ui/scrollPositions';

const below = (
  <BelowFold>
    <p>Related</p>
  </BelowFold>
);

/** Opens the history entry with this key; returns a function that runs the next animation frame. */
function open(key: string) {
  history.replaceState({ key }, '', '/');
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const { unmount } = render(<BrowserRouter>{below}</BrowserRouter>);
  return { unmount, paint: () => frames.splice(0).forEach((frame) => frame(0)) };
}

afterEach(() => jest.restoreAllMocks());

describe('content below the window', () => {
  it('is rendered once the window is painted', async () => {
    const { paint } = open('new');
    expect(screen.queryByText('Related')).toBeNull();
    paint();

    expect(await screen.findByText('Related')).toBeVisible();
  });

  it('is there from the start when the page was left further down', () => {
    saveScrollTop('left', 700);
    open('left');

    expect(screen.getByText('Related')).toBeVisible();
  });

  it('is part of what a server renders', () => {
    expect(renderToString(<StaticRouter location="/">{below}</StaticRouter>)).toContain('Related');
  });

  it('waits for no frame once the screen is gone', async () => {
    const { unmount, paint } = open('gone');
    const ended = jest.spyOn(window, 'cancelAnimationFrame');
    unmount();
    paint();

    expect(ended).toHaveBeenCalled();
    expect(screen.queryByText('Related')).toBeNull();
  });
});
