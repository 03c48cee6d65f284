import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { I18nProvider } from '../../src/i18n/I18n';
import { loadAllMessages } from '../../src/i18n/loadMessages';
import { QuantityInput } from '../../src/ui/QuantityInput';

const scans: string[] = [];

function Held({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  return (
    <QuantityInput
      aria-label="Packs"
      value={value}
      onType={(quantity) => setValue(String(quantity ?? ''))}
      onScan={(code) => scans.push(code)}
    />
  );
}

async function open(first: string) {
  scans.length = 0;
  const messages = await loadAllMessages('');
  render(
    <I18nProvider first={{ language: '', messages }} language="" country="CA">
      <Held first={first} />
    </I18nProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>('Packs');
}

/** Repeats what was typed before the page was ready. */
function repeat(box: HTMLInputElement, data: string, pressedAt: number) {
  const event = new InputEvent('input', { bubbles: true, inputType: 'insertText', data });
  // Past React's tracker of the value, as typing is.
  Reflect.set(HTMLInputElement.prototype, 'value', data, box);
  fireEvent(box, Object.assign(event, { pressedAt }));
}

const refusal = () => screen.queryByText(/^Please enter a whole number/);

describe('a quantity box', () => {
  // Keys come as fast as a scanner sends them, however slowly this machine takes them.
  beforeEach(() => {
    jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(Number.MAX_SAFE_INTEGER);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['1,5', '', '1'],
    ['3.0', '', '3'],
    ['-5', '', ''],
    ['1 000', '', '1000'],
    ['-4', '5', '5'],
    ['.5', '54', '54'],
  ])('never makes another number of %s over “%s”, and says so', async (typed, first, shown) => {
    const box = await open(first);
    await userEvent.type(box, typed, { initialSelectionStart: 0, initialSelectionEnd: 9 });
    expect(box).toHaveValue(shown);
    expect(refusal() !== null).toBe(typed !== '1 000');
  });

  it('ignores other characters, with a message until the next digit', async () => {
    const box = await open('');
    await userEvent.type(box, '1a');
    expect([box.value, refusal() !== null]).toEqual(['1', true]);
    await userEvent.type(box, '5');
    expect([box.value, refusal()]).toEqual(['15', null]);
  });

  it('takes a new entry once it was corrected or left', async () => {
    const box = await open('');
    await userEvent.type(box, '1,5{Backspace}25');
    expect([box.value, refusal()]).toEqual(['25', null]);

    await userEvent.type(box, ',');
    await userEvent.tab();
    await userEvent.type(box, '7', { initialSelectionStart: 2 });
    expect([box.value, refusal()]).toEqual(['257', null]);
  });

  it('refuses a pasted text that is not a whole number', async () => {
    const box = await open('4');
    await userEvent.click(box);
    await userEvent.paste('2,5');
    expect(box).toHaveValue('4');
    expect(refusal()).not.toBeNull();
  });

  it('is not changed by an undo while something else has the focus', async () => {
    const box = await open('9');
    fireEvent.input(box, { target: { value: '4' }, inputType: 'historyUndo' });
    expect(box).toHaveValue('9');
  });

  it('keeps a typed quantity apart from a scan that begins at once, after a key that no scanner sends', async () => {
    const box = await open('');
    await userEvent.type(box, '2{End}5012345678900{Enter}');
    await waitFor(() => expect(scans).toEqual(['5012345678900']));
    expect(box).toHaveValue('2');
  });

  it.each([
    ['a barcode with Enter', '5012345678900{Enter}', '5012345678900'],
    ['a barcode with Tab', '5012345678900{Tab}', '5012345678900'],
    ['a barcode with Enter twice', '5012345678900{Enter}{Enter}', '5012345678900'],
    ['a barcode alone', '5012345678900', '5012345678900'],
    ['a code with letters', 'AC1043{Enter}', 'AC1043'],
    ['a code with dashes', 'SEW-1042-BL{Enter}', 'SEW-1042-BL'],
  ])('hands over %s that a scanner types, and keeps its quantity', async (_what, typed, code) => {
    const box = await open('12');
    await userEvent.type(box, typed, { initialSelectionStart: 0, initialSelectionEnd: 9 });
    await waitFor(() => expect(scans).toEqual([code]));
    expect(box).toHaveValue('12');
    expect(box).toHaveFocus();
    expect(refusal()).toBeNull();
  });

  it('keeps a typed quantity that a loaded page repeats apart from a scan that follows', async () => {
    const box = await open('');
    repeat(box, '3', -Infinity);
    await userEvent.type(box, '5012345678900{Enter}');
    await waitFor(() => expect(scans).toEqual(['5012345678900']));
    expect(box).toHaveValue('3');
  });

  it('joins the part of a scan that a loaded page repeats to the rest', async () => {
    const box = await open('');
    repeat(box, '501', Infinity);
    await userEvent.type(box, '2345678900{Enter}');
    await waitFor(() => expect(scans).toEqual(['5012345678900']));
    expect(box).toHaveValue('');
  });

  it('hands over a pasted barcode', async () => {
    const box = await open('');
    await userEvent.click(box);
    await userEvent.paste('5012345678900');
    await waitFor(() => expect(scans).toEqual(['5012345678900']));
    expect(box).toHaveValue('');
  });

  it('takes digits that a person types for a quantity', async () => {
    jest.restoreAllMocks();
    const box = await open('');
    await userEvent.setup({ delay: 250 }).type(box, '12345678');
    expect(box).toHaveValue('99999');
    expect(scans).toEqual([]);
  });

  it('takes a key that is held down for a quantity', async () => {
    const box = await open('');
    await userEvent.type(box, '{1>9/}');
    expect(box).toHaveValue('99999');
    expect(scans).toEqual([]);
  });
});
