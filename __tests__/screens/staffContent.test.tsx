import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ContentKind } from '#contract/contentDocument';

import { refusal, type Answers } from '../support/answers';
import { DESK, renderStaff } from '../support/renderStaff';

const COUNT = 'GET /api/staff/content';
const LIST = 'GET /api/staff/content/list';
const CHANGE = 'POST /api/staff/content/change';
const WRITER = { 'GET /api/staff/desk': { ...DESK, roles: ['catalogue'] } };

const faq = (id: string, en: string, fr = '', es = '') => ({
  id,
  active: true,
  question: { en, fr, es },
  answer: { en: '<p>Yes.</p>', fr: '<p>Oui.</p>', es: '<p>Sí.</p>' },
});
const HOURS = faq('hours', 'When are you open?', 'Quand êtes-vous ouverts?', '¿Cuándo abren?');
const RETURNS = faq('returns', 'Can I return goods?');
const BOTH = [HOURS, RETURNS];

const listing = (kind: ContentKind, entries: readonly object[], version = 4) => ({
  ...{ kind, version },
  content: { [kind]: entries },
});

async function open(at: string, answers: Answers = {}) {
  const page = await renderStaff({
    at,
    answers: { ...WRITER, [LIST]: listing('faqs', BOTH), ...answers },
  });
  const changes = () =>
    page.asked.filter(({ method }) => method === 'POST').map(({ body }) => body as object);
  return { ...page, changes, person: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the content', () => {
  it('is listed with where it is shown and what is hidden, and the rail leads to it', async () => {
    await open('/staff/content', {
      [COUNT]: { kinds: [{ kind: 'banners', count: 3, hidden: 1 }] },
    });
    const row = await screen.findByRole('row', { name: /Banners/ });
    expect(within(row).getByRole('cell', { name: '3' })).toBeInTheDocument();
    expect(within(row).getByRole('link', { name: 'Banners' })).toHaveAttribute(
      'href',
      '/staff/content/banners',
    );
    expect(document.title).toContain('Content');
    const rail = screen.getByRole('navigation', { name: 'The desk' });
    expect(within(rail).getByRole('link', { name: 'Content' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('tells an address that names no list', async () => {
    await open('/staff/content/nothing');
    expect(await screen.findByText(/There is nothing at this address/)).toBeInTheDocument();
  });

  it('can be looked at, and not changed, by those who may only read', async () => {
    await open('/staff/content/faqs', { 'GET /api/staff/desk': { ...DESK, roles: ['read'] } });
    await screen.findByRole('link', { name: 'When are you open?' });
    expect(screen.queryByRole('button', { name: /Move|Remove|Add/ })).not.toBeInTheDocument();
  });
});

describe('a list of content', () => {
  it('says which languages are missing', async () => {
    await open('/staff/content/faqs');
    const row = await screen.findByRole('row', { name: /Can I return goods/ });
    expect(within(row).getByText('Missing: FR, ES')).toBeInTheDocument();
    const other = screen.getByRole('row', { name: /When are you open/ });
    expect(within(other).queryByText(/Missing/)).not.toBeInTheDocument();
  });

  it('is put into another order by a button, which is undone by another', async () => {
    const { person, changes } = await open('/staff/content/faqs', {
      [CHANGE]: listing('faqs', BOTH.toReversed(), 5),
    });
    await screen.findByRole('link', { name: 'When are you open?' });
    await person.click(button('Move “When are you open?” up'));
    expect(changes()).toEqual([]);
    await person.click(button('Move “When are you open?” down'));
    expect(await screen.findByText(/stands at place 2 now/)).toBeInTheDocument();
    expect(button('Move “When are you open?” down')).toHaveFocus();
    await person.click(button('Undo'));
    expect(changes()).toEqual([
      { kind: 'faqs', version: 4, lang: '', order: ['returns', 'hours'] },
      { kind: 'faqs', version: 5, lang: '', order: ['hours', 'returns'] },
    ]);
  });

  it('loses an entry that Undo puts back at its place', async () => {
    const { person, changes } = await open('/staff/content/faqs', {
      [CHANGE]: listing('faqs', [RETURNS], 5),
    });
    await person.click(await screen.findByRole('button', { name: /^Remove “When/ }));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(changes()).toEqual([
      { kind: 'faqs', version: 4, lang: '', remove: 'hours' },
      {
        ...{ kind: 'faqs', version: 5, lang: '', add: { faqs: [HOURS] } },
        order: ['hours', 'returns'],
      },
    ]);
    expect(await screen.findByText('It is as it was before.')).toBeInTheDocument();
  });

  it('tells of a change by somebody else, and shows the list as it is now', async () => {
    const { person, answers } = await open('/staff/content/faqs', {
      [CHANGE]: refusal(412, { message: 'Somebody has changed this list meanwhile.' }),
    });
    await screen.findByRole('link', { name: 'When are you open?' });
    answers[LIST] = listing('faqs', [HOURS], 6);
    await person.click(button('Move “When are you open?” down'));
    expect(await screen.findByText(/you see it as it is now/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Can I return goods?' })).not.toBeInTheDocument();
  });
});

describe('an entry', () => {
  const at = '/staff/content/faqs/entry/returns';
  const french = () => screen.findByRole('textbox', { name: 'Question (Français)' });

  it('is shown as the shop shows it while it is typed, in each language', async () => {
    const { person } = await open(at);
    const box = await french();
    const preview = screen.getByRole('region', { name: 'As the shop shows it' });
    expect(within(preview).getAllByText('Can I return goods?')).toHaveLength(3);
    await person.type(box, 'Retours?');
    expect(within(preview).getByText('Retours?')).toBeInTheDocument();
    expect(within(preview).getAllByText('Can I return goods?')).toHaveLength(2);
    expect(screen.getAllByText('Missing: the English text is shown.')).toHaveLength(1);
  });

  it('is stored as it was typed, and its list offers to take that back', async () => {
    const now = { ...RETURNS, question: { ...RETURNS.question, fr: 'Retours?' } };
    const { person, changes } = await open(at, { [CHANGE]: listing('faqs', [HOURS, now], 5) });
    await person.type(await french(), 'Retours?');
    await person.click(button('Save'));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(changes()).toEqual([
      { kind: 'faqs', version: 4, lang: '', replace: { faqs: [now] } },
      { kind: 'faqs', version: 5, lang: '', replace: { faqs: [RETURNS] } },
    ]);
  });

  it('keeps what was typed where somebody else was faster, and is stored at the second go', async () => {
    const { person, answers, changes } = await open(at, {
      [CHANGE]: refusal(412, { message: 'Somebody has changed this list meanwhile.' }),
    });
    await person.type(await french(), 'Retours?');
    answers[LIST] = listing('faqs', BOTH, 6);
    await person.click(button('Save'));
    expect(await screen.findByText(/What you typed is still here/)).toBeInTheDocument();
    expect(await french()).toHaveValue('Retours?');
    await person.click(button('Save'));
    expect(changes().map((body) => 'version' in body && body.version)).toEqual([4, 6]);
  });

  it('says beside the field what the server has against it', async () => {
    const errors = [{ field: 'question.en', message: 'This is needed.' }];
    const { person } = await open('/staff/content/faqs/add', {
      [CHANGE]: refusal(400, { message: 'This cannot be stored yet.', errors }),
    });
    const box = await screen.findByRole('textbox', { name: 'Question (English)' });
    await person.click(button('Save'));
    expect(await screen.findByText('This is needed.')).toBeInTheDocument();
    expect(box).toBeInvalid();
    expect(box).toHaveFocus();
  });

  it('asks before what was typed is left, by a link or a key', async () => {
    const { person } = await open(at);
    await person.type(await french(), 'Retours?');
    await person.click(screen.getByRole('link', { name: 'Frequently asked questions' }));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    await person.click(button('Not yet'));
    expect(await french()).toHaveValue('Retours?');
    await person.click(screen.getByRole('link', { name: 'Frequently asked questions' }));
    await person.click(button('Leave'));
    expect(await screen.findByRole('link', { name: 'Can I return goods?' })).toBeInTheDocument();
  });

  it('is left at once where nothing was typed', async () => {
    const { person } = await open(at);
    await french();
    await person.keyboard('{Escape}');
    expect(await screen.findByRole('link', { name: 'Can I return goods?' })).toHaveFocus();
  });

  it('gets its short name of the English text where none is given', async () => {
    const { person, changes } = await open('/staff/content/faqs/add', {
      [CHANGE]: listing('faqs', BOTH, 5),
    });
    await person.type(await screen.findByRole('textbox', { name: 'Question (English)' }), 'Hours?');
    await person.type(screen.getByRole('textbox', { name: 'Answer (English)' }), 'Nine to five');
    await person.click(button('Save'));
    expect(changes()).toMatchObject([{ add: { faqs: [{ id: 'hours-2' }] } }]);
  });
});
