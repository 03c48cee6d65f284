import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { lineServer } from '../support/lineServer';
import { renderPage } from '../support/renderPage';

/** A camera whose video plays only from the given attempt on. */
function installCamera(playsFrom: number) {
  const track = Object.assign(new EventTarget(), { stop: () => {} });
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  Object.assign(window, { isSecureContext: true });
  Object.assign(navigator, { mediaDevices: { getUserMedia: async () => stream } });
  // jsdom draws nothing, so no frame is scanned.
  HTMLCanvasElement.prototype.getContext = () => null;
  let attempts = 0;
  HTMLMediaElement.prototype.play = async () => {
    attempts += 1;
    if (attempts < playsFrom) throw new DOMException('A tap is needed.', 'NotAllowedError');
  };
  return { unplug: () => act(() => track.dispatchEvent(new Event('ended'))) };
}

async function openCamera() {
  await renderPage({ at: '/opticon', answers: lineServer({ products: [] }).answers });
  const button = await screen.findByRole('button', { name: 'Scan with the camera' });
  // The dialog is loaded when it is first opened.
  await act(async () => void fireEvent.click(button));
  return within(await screen.findByRole('dialog', { name: 'Scan with the camera' }));
}

const PAUSED = /The browser shows the camera’s picture only after you tap Start/;

describe('the camera', () => {
  it('asks for a tap when the browser does not play its picture, and scans after it', async () => {
    installCamera(3);
    const dialog = await openCamera();
    expect(await dialog.findByText(PAUSED)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Start' }));
    expect(dialog.getByText(PAUSED)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Start' }));
    expect(await dialog.findByText(/Hold the barcodes up to the line/)).toBeVisible();
    expect(dialog.queryByText(PAUSED)).toBeNull();
  });

  it('says so when it stops', async () => {
    const { unplug } = installCamera(1);
    const dialog = await openCamera();
    await dialog.findByText(/Hold the barcodes up to the line/);
    unplug();
    expect(await dialog.findByText(/The camera does not start/)).toBeVisible();
  });
});
