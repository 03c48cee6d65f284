import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { InputLine } from '../../domain/inputLine';
import { CableScanner } from '../../src/features/scanner-cable/CableScanner';
import { renderThirdPartyScripts } from '../support/renderThirdPartyScripts';
import { simulateScanner, type ScannerPlan } from '../support/simulatedScanner';

const records = [
  { kind: 8, code: '012345678905', at: [3, 41, 14, 23, 11, 25] },
  { kind: 8, code: '012345678905', at: [5, 41, 14, 23, 11, 25] },
  { kind: 1, code: 'A1234-BLU', at: [9, 41, 14, 23, 11, 25] },
];

interface Surroundings {
  plan?: ScannerPlan;
  /** Whether the browser's storage works. */
  keeps?: boolean;
  isSecure?: boolean;
  hasSerial?: boolean;
  /** The person dismisses the browser's device chooser. */
  choosesNone?: boolean;
}

/** Renders just the button, in a browser with such a scanner attached. */
async function plugIn(around: Surroundings = {}) {
  const { plan, keeps = true, isSecure = true, hasSerial = true, choosesNone } = around;
  const scanner = simulateScanner({ records, ...plan });
  const received: [lines: InputLine[], source: string][] = [];
  const requestPort = async () => {
    if (choosesNone) throw new Error('No port selected by the user.');
    return scanner.port;
  };
  Object.assign(window, { isSecureContext: isSecure });
  Object.defineProperty(navigator, 'serial', {
    configurable: true,
    value: hasSerial ? { getPorts: async () => [], requestPort } : undefined,
  });
  const onLines = async (lines: InputLine[], source: string) => {
    received.push([lines, source]);
    return keeps;
  };
  await renderThirdPartyScripts({ signedIn: true, children: <CableScanner onLines={onLines} /> });
  return { scanner, received, user: userEvent.setup() };
}

/** jsdom does not open dialogs, so their content is hidden to it. */
const inDialog = (name: string) => screen.findByRole('button', { name, hidden: true });
const button = () => screen.getByRole('button', { name: 'Read the scanner' });
/** The dialog is loaded when it is first opened. */
const open = () => act(async () => void fireEvent.click(button()));

describe('the button for a scanner on a cable', () => {
  it.each([
    ['without https', { isSecure: false }, /begins with https/],
    ['in a browser without Web Serial', { hasSerial: false }, /Use Chrome or Edge/],
  ])('explains why it does nothing %s', async (_where, around, why) => {
    const { user } = await plugIn(around);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAccessibleDescription(why);

    await user.tab();
    expect(button()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText(why)).not.toHaveClass('hidden-text');
    expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  });

  it('reads the scanner into lines, reports its clock, and leaves the scans on it', async () => {
    const { scanner, received } = await plugIn({ plan: { late: 180 } });
    await open();

    expect(await screen.findByText('3 scans of 2 codes')).toBeInTheDocument();
    expect(screen.getByText('Serial number 003278, software OPN2001V')).toBeInTheDocument();
    expect(
      screen.getByText('Its clock was 3 minutes slow. It is correct now.'),
    ).toBeInTheDocument();
    expect(received).toEqual([
      [
        [
          expect.objectContaining({ code: '012345678905', quantity: 2, places: [1, 2] }),
          expect.objectContaining({ code: 'A1234-BLU', quantity: 1, places: [3] }),
        ],
        'Scanner 003278',
      ],
    ]);
    expect(scanner.records).toHaveLength(3);
    expect(scanner.isOpen()).toBe(false);
  });

  it('clears the scanner on request only', async () => {
    const { scanner, user } = await plugIn();
    await open();
    await user.click(await inDialog('Clear the scanner'));

    expect(await screen.findByText('The scanner is empty.')).toBeInTheDocument();
    expect(scanner.records).toEqual([]);
    await user.click(await inDialog('Go to the list'));
    expect(screen.queryByText('The scanner is empty.')).not.toBeInTheDocument();
  });

  it('never offers to clear scans that the browser could not save', async () => {
    await plugIn({ keeps: false });
    await open();

    expect(await screen.findByText(/This browser cannot save the list/)).toBeInTheDocument();
    expect(screen.queryByText('Clear the scanner')).not.toBeInTheDocument();
  });

  it('does not clear a scanner that has new scans, and reads it again', async () => {
    const plan = { scannedBefore: { turn: 7, code: '4006381333931' } };
    const { scanner, received, user } = await plugIn({ plan });
    await open();
    await user.click(await inDialog('Clear the scanner'));
    expect(await screen.findByText(/More codes were scanned after/)).toBeInTheDocument();
    expect(scanner.records).toHaveLength(4);

    await user.click(await inDialog('Read it again'));
    expect(await screen.findByText('4 scans of 3 codes')).toBeInTheDocument();
    expect(received).toHaveLength(2);
  });

  it('reports an empty scanner, with nothing to clear', async () => {
    const { received } = await plugIn({ plan: { records: [] } });
    await open();
    expect(await screen.findByText('There is nothing in the scanner.')).toBeInTheDocument();
    expect(screen.queryByText('Clear the scanner')).not.toBeInTheDocument();
    expect(received).toEqual([]);
  });

  it('passes on unreadable records with the reason', async () => {
    const plan = { records: [{ kind: 3, code: '<b>' }, ...records] };
    const { received } = await plugIn({ plan });
    await open();
    expect(await screen.findByText(/1 record could not be read/)).toBeInTheDocument();
    expect(received[0]?.[0]).toContainEqual(
      expect.objectContaining({ quantity: null, unread: { text: '<b>', reason: 'notACode' } }),
    );
  });

  it.each<[string, Surroundings, RegExp]>([
    ['no scanner is chosen', { choosesNone: true }, /No scanner was chosen/],
    ['another program holds it', { plan: { isBusy: true } }, /Another program/],
    ['it is pulled from its cable', { plan: { unplugAt: 7 } }, /was unplugged/],
    ['it wakes up', { plan: { status: 5 } }, /in a few seconds/],
    [
      'its answers are damaged',
      { plan: { wrongSums: [1, 2, 3, 4, 5, 6] } },
      /kept arriving damaged/,
    ],
  ])('explains what to do if %s, and tries again', async (_what, around, expected) => {
    const { received, user } = await plugIn(around);
    await open();
    expect(await screen.findByText(expected)).toBeInTheDocument();
    expect(received).toEqual([]);

    await user.click(await inDialog('Try again'));
    await waitFor(() =>
      expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent(expected),
    );
  });

  it('warns of a low battery', async () => {
    await plugIn({ plan: { status: 22 } });
    await open();
    expect(await screen.findByText('Its battery is low.')).toBeInTheDocument();
  });
});
