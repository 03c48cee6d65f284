import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { preloadParts } from '../../src/i18n/lazyPart';
import { intentSettled } from '../../src/slices/cartPreview';
import { cartServer } from '../support/cartServer';
import { productOf } from '../support/product';
import { renderPage } from '../support/renderPage';
import { shellAnswers } from '../support/shell';

const line = (line: number, code: string, possible: number, message: string) => ({
  line,
  code,
  item: 3,
  product_id: code,
  outcome: possible === 3 ? ('added' as const) : ('clamped' as const),
  message,
  possible,
  in_cart: 0,
  product: productOf(code, { name: `Thread ${code}` }),
});

describe('the cart update report', () => {
  it('lists the lines that were not added as typed, and can be closed', async () => {
    const { store } = await renderPage({
      at: '/profile',
      isWhole: true,
      answers: { ...shellAnswers, ...cartServer().answers },
    });
    await preloadParts(['BuyerShell', 'CartReport']);
    const lines = [line(1, 'A-1', 3, 'Added.'), line(2, 'B-2', 2, 'Only 2 are available.')];
    const settled = { key: 'k', source: 'grid', outcome: 'confirmed' } as const;
    act(() => void store.dispatch(intentSettled({ ...settled, ids: [], report: lines })));

    const report = within(await screen.findByRole('dialog', { hidden: true }));
    expect(report.getByText(/^1 of 2 lines were added as typed/)).toBeInTheDocument();
    expect(report.getByText('Thread B-2')).toBeInTheDocument();
    expect(report.getByText('2 of 3 packs')).toBeInTheDocument();
    expect(report.getByText('Only 2 are available.')).toBeInTheDocument();
    expect(report.queryByText('Thread A-1')).not.toBeInTheDocument();

    await userEvent.click(report.getByText('Close the report'));
    expect(screen.queryByText('Thread B-2')).not.toBeInTheDocument();
  });
});
