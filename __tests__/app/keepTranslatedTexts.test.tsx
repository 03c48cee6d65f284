import { act, render, screen } from '@testing-library/react';

import { keepTranslatedTexts } from '../../src/app/keepTranslatedTexts';
import { translatePage } from '../support/translatePage';

const { insertBefore, removeChild } = Node.prototype;

interface LineProps {
  name: string;
  isNoted?: boolean;
  isLoud?: boolean;
}

const Line = ({ name, isNoted = false, isLoud = false }: LineProps) => (
  <p data-testid="line">
    {isLoud && <b>Hear: </b>}
    {name}
    {isNoted && ' in stock'}
    <i>!</i>
  </p>
);

/** Lets the observers of the page see what was done to it. */
const seen = () => act(async () => {});
const line = () => screen.getByTestId('line');

describe('a page that the browser translates', () => {
  beforeEach(keepTranslatedTexts);
  afterEach(() => {
    Object.assign(Node.prototype, { insertBefore, removeChild });
  });

  it.each(['replaced', 'swapped', 'wrapped'] as const)(
    'goes on with texts that are %s',
    async (how) => {
      const { rerender } = render(<Line name="thread" isNoted />);
      translatePage(how);
      await seen();
      rerender(<Line name="thread" />);
      expect(line()).toHaveTextContent(/^thread!$/);

      rerender(<Line name="thread" isNoted isLoud />);
      await seen();
      expect(line()).toHaveTextContent(/^Hear: thread in stock!$/);
      translatePage(how);
      await seen();

      rerender(<Line name="ribbon" />);
      await seen();
      expect(line()).toHaveTextContent(/^ribbon!$/);
    },
  );
});
