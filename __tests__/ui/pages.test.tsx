import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { I18nProvider } from '../../src/i18n/I18n';
import { Pages } from '../../src/ui/ListToolbar';
import { PageSelect } from '../../src/ui/PageSelect';
import { english as messages } from '../support/everyMessage';

const show = (children: ReactNode) =>
  render(
    <I18nProvider first={{ language: '', messages }} language="" country="CA">
      {children}
    </I18nProvider>,
  );

describe('2.5 Dropdown control', () => {
  it('lists every page, stands at the current one and says what it is for', async () => {
    show(<PageSelect page={3} last={12} onTurn={() => {}} />);

    const select = screen.getByRole('combobox', { name: 'Select a Page' });
    expect(select).toHaveValue('3');
    expect(select).toHaveAttribute('title', 'Select a Page');
    expect(screen.getAllByRole('option')).toHaveLength(12);
  });

  it('begins at page 1 of 10 where nothing is said', () => {
    show(<PageSelect onTurn={() => {}} />);

    expect(screen.getByRole('combobox')).toHaveValue('1');
    expect(screen.getAllByRole('option')).toHaveLength(10);
  });

  it('turns to the chosen page', async () => {
    const onTurn = jest.fn();
    show(<PageSelect page={3} last={12} onTurn={onTurn} />);

    await userEvent.selectOptions(screen.getByRole('combobox'), '11');
    expect(onTurn).toHaveBeenCalledWith(11);
  });
});

describe('the pages of a list', () => {
  it('have no drop-down when they are few', () => {
    show(<Pages page={1} last={7} onTurn={() => {}} />);

    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('have a drop-down beside the numbers when they are many', () => {
    show(<Pages page={1} last={8} onTurn={() => {}} />);

    expect(screen.getByRole('button', { name: 'Page 8' })).toBeInTheDocument();
    expect(screen.getByRole('combobox')).toBeInTheDocument();
  });
});
