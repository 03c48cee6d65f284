import { File as NodeFile } from 'node:buffer';

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ContentKind } from '#contract/contentDocument';

import { errorResponse, unreachable, type MockResponses } from '../support/mockFetch';
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
  kind,
  version,
  content: { [kind]: entries },
});

async function open(at: string, answers: MockResponses = {}) {
  const page = await renderStaff({
    at,
    answers: { ...WRITER, [LIST]: listing('faqs', BOTH), ...answers },
  });
  const changes = () =>
    page.requests.filter(({ method }) => method === 'POST').map(({ body }) => body as object);
  const versions = () => page.requests.flatMap(({ headers }) => headers.get('if-match') ?? []);
  return { ...page, changes, versions, person: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the content screen', () => {
  it('shows each list with its number of entries, and is linked from the staff menu', async () => {
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
    const rail = screen.getByRole('navigation', { name: 'Staff menu' });
    expect(within(rail).getByRole('link', { name: 'Content' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('says so when an address names no list', async () => {
    await open('/staff/content/nothing');
    expect(await screen.findByText(/This no longer exists/)).toBeInTheDocument();
  });

  it('can be viewed, but not changed, with read-only access', async () => {
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

  it('is reordered with one button, and restored with another', async () => {
    const { person, changes, versions } = await open('/staff/content/faqs', {
      [CHANGE]: listing('faqs', BOTH.toReversed(), 5),
    });
    await screen.findByRole('link', { name: 'When are you open?' });
    await person.click(button('Move “When are you open?” up'));
    expect(changes()).toEqual([]);
    await person.click(button('Move “When are you open?” down'));
    expect(await screen.findByText(/is now at position 2/)).toBeInTheDocument();
    expect(button('Move “When are you open?” down')).toHaveFocus();
    await person.click(button('Undo'));
    expect(changes()).toEqual([
      { kind: 'faqs', order: ['returns', 'hours'] },
      { kind: 'faqs', order: ['hours', 'returns'] },
    ]);
    expect(versions()).toEqual(['"4"', '"5"']);
  });

  it('puts a removed entry back in its place on Undo', async () => {
    const { person, changes, versions } = await open('/staff/content/faqs', {
      [CHANGE]: listing('faqs', [RETURNS], 5),
    });
    await person.click(await screen.findByRole('button', { name: /^Remove “When/ }));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(changes()).toEqual([
      { kind: 'faqs', remove: 'hours' },
      { kind: 'faqs', add: { faqs: [HOURS] }, order: ['hours', 'returns'] },
    ]);
    expect(versions()).toEqual(['"4"', '"5"']);
    expect(await screen.findByText('The change was undone.')).toBeInTheDocument();
  });

  it('reports a change by someone else, and shows the current list', async () => {
    const { person, answers } = await open('/staff/content/faqs', {
      [CHANGE]: errorResponse(412, { message: 'Someone else has changed this list.' }),
    });
    await screen.findByRole('link', { name: 'When are you open?' });
    answers[LIST] = listing('faqs', [HOURS], 6);
    await person.click(button('Move “When are you open?” down'));
    expect(await screen.findByText(/you now see the current list/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Can I return goods?' })).not.toBeInTheDocument();
  });
});

describe('a content entry', () => {
  const at = '/staff/content/faqs/entry/returns';
  const french = () => screen.findByRole('textbox', { name: 'Question (Français)' });

  it('is previewed as in the shop while it is typed, in each language', async () => {
    const { person } = await open(at);
    const box = await french();
    const preview = screen.getByRole('region', { name: 'Shop preview' });
    expect(within(preview).getAllByText('Can I return goods?')).toHaveLength(3);
    await person.type(box, 'Retours?');
    expect(within(preview).getByText('Retours?')).toBeInTheDocument();
    expect(within(preview).getAllByText('Can I return goods?')).toHaveLength(2);
    expect(screen.getAllByText('Missing: the English text is shown instead.')).toHaveLength(1);
  });

  it('is saved as typed, and its list offers to undo that', async () => {
    const now = { ...RETURNS, question: { ...RETURNS.question, fr: 'Retours?' } };
    const { person, changes, versions } = await open(at, {
      [CHANGE]: listing('faqs', [HOURS, now], 5),
    });
    await person.type(await french(), 'Retours?');
    await person.click(button('Save'));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(changes()).toEqual([
      { kind: 'faqs', replace: { faqs: [now] } },
      { kind: 'faqs', replace: { faqs: [RETURNS] } },
    ]);
    expect(versions()).toEqual(['"4"', '"5"']);
  });

  it('keeps what was typed when someone else was faster, and is saved on the second attempt', async () => {
    const { person, answers, versions } = await open(at, {
      [CHANGE]: errorResponse(412, { message: 'Someone else has changed this list.' }),
    });
    await person.type(await french(), 'Retours?');
    answers[LIST] = listing('faqs', BOTH, 6);
    await person.click(button('Save'));
    expect(await screen.findByText(/What you typed is still here/)).toBeInTheDocument();
    expect(await french()).toHaveValue('Retours?');
    await person.click(button('Save'));
    expect(versions()).toEqual(['"4"', '"6"']);
  });

  it('shows the server’s objection beside the field', async () => {
    const errors = [{ field: 'question.en', message: 'This field is required.' }];
    const { person } = await open('/staff/content/faqs/add', {
      [CHANGE]: errorResponse(400, { message: 'This cannot be saved yet.', errors }),
    });
    const box = await screen.findByRole('textbox', { name: 'Question (English)' });
    await person.click(button('Save'));
    expect(await screen.findByText('This field is required.')).toBeInTheDocument();
    expect(box).toBeInvalid();
    expect(box).toHaveFocus();
  });

  it('asks for confirmation before unsaved text is left', async () => {
    const { person } = await open(at);
    await person.type(await french(), 'Retours?');
    await person.click(screen.getByRole('link', { name: 'Frequently asked questions' }));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    await person.click(button('Go back'));
    expect(await french()).toHaveValue('Retours?');
    await person.click(screen.getByRole('link', { name: 'Frequently asked questions' }));
    await person.click(button('Leave'));
    expect(await screen.findByRole('link', { name: 'Can I return goods?' })).toBeInTheDocument();
  });

  it.each(['back', 'forward'] as const)(
    'asks for confirmation before unsaved text is left by going %s',
    async (direction) => {
      const { person } = await open('/staff/content/faqs');
      const link = () => screen.findByRole('link', { name: 'Can I return goods?' });
      await person.click(await link());
      if (direction === 'forward') {
        await person.click(screen.getByRole('link', { name: 'Frequently asked questions' }));
        await link();
        act(() => history.back());
      }
      await person.type(await french(), 'Retours?');
      act(() => history[direction]());
      await screen.findByRole('dialog', { name: 'Leave without saving?' });
      await person.click(button('Go back'));
      await waitFor(() => expect(location.pathname).toBe(at));
      expect(await french()).toHaveValue('Retours?');
      act(() => history[direction]());
      await person.click(await screen.findByRole('button', { name: 'Leave' }));
      expect(await link()).toBeInTheDocument();
      expect(location.pathname).toBe('/staff/content/faqs');
    },
  );

  it('asks for confirmation before text is left that is still being saved', async () => {
    let respond: (body: object) => void = () => {};
    const response = new Promise((resolve) => (respond = resolve));
    const { person } = await open(at, { [CHANGE]: () => response });
    await person.type(await french(), 'Retours?');
    await person.click(button('Save'));
    await person.click(screen.getByRole('link', { name: 'Frequently asked questions' }));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    respond(listing('faqs', BOTH, 5));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not shown again by going back after it has been saved', async () => {
    const { person } = await open('/staff/content/faqs', { [CHANGE]: listing('faqs', BOTH, 5) });
    await person.click(await screen.findByRole('link', { name: 'Can I return goods?' }));
    await person.type(await french(), 'Retours?');
    await person.click(button('Save'));
    await screen.findByRole('button', { name: 'Undo' });
    const saved: unknown = history.state;
    act(() => history.back());
    await waitFor(() => expect(history.state).not.toEqual(saved));
    expect(location.pathname).toBe('/staff/content/faqs');
    expect(screen.getByRole('link', { name: 'Can I return goods?' })).toBeInTheDocument();
  });

  it('is left at once when nothing was typed', async () => {
    const { person } = await open(at);
    await french();
    await person.keyboard('{Escape}');
    expect(await screen.findByRole('link', { name: 'Can I return goods?' })).toHaveFocus();
  });

  it('gets its short name from the English text when none is given', async () => {
    const { person, changes } = await open('/staff/content/faqs/add', {
      [CHANGE]: listing('faqs', BOTH, 5),
    });
    await person.type(await screen.findByRole('textbox', { name: 'Question (English)' }), 'Hours?');
    await person.type(screen.getByRole('textbox', { name: 'Answer (English)' }), 'Nine to five');
    await person.click(button('Save'));
    expect(changes()).toMatchObject([{ add: { faqs: [{ id: 'hours-2' }] } }]);
  });
});

describe('an entry of each list', () => {
  const text = { en: 'One', fr: 'Un', es: 'Uno' };
  const html = { en: '<p>One</p>', fr: '<p>Un</p>', es: '' };
  const shown = { id: 'one', active: false, country: 'CA' };
  it.each<[ContentKind, object]>([
    [
      'banners',
      {
        ...shown,
        message: text,
        type: 'promo',
        link: '/cart',
        icon: '!',
        background_color: '#112233',
        text_color: '#445566',
      },
    ],
    ['carousel', { ...shown, title: text, image: '/a.jpg', link: '/cart' }],
    [
      'newsletters',
      { ...shown, date: '2026-02-05', title: text, body: html, image: '/a.jpg', link: '' },
    ],
    ['faqs', { id: 'one', active: true, question: text, answer: html }],
    [
      'downloads',
      {
        ...shown,
        kind: 'card',
        title: text,
        file: '/a.pdf',
        image: '',
        categories: ['SEW', 'EMP'],
        classes: ['N'],
      },
    ],
    ['pages', { name: 'privacy', title: text, body: html }],
    ['product_groups', { id: 'one', title: text, products: ['SC700', 'SC701'] }],
  ])('is sent as it was received, except for what was typed: %s', async (kind, entry) => {
    const id = 'name' in entry ? 'privacy' : 'one';
    const { person, changes } = await open(`/staff/content/${kind}/entry/${id}`, {
      [LIST]: listing(kind, [entry]),
      [CHANGE]: listing(kind, [entry], 5),
    });
    const [field = ''] = Object.entries(entry).find(([, value]) => value === text) ?? [];
    const box = (await screen.findAllByRole('textbox', { name: /\(Español\)$/ }))[0]!;
    await person.type(box, '!');
    await person.click(button('Save'));
    expect(changes()).toMatchObject([
      { replace: { [kind]: [{ ...entry, [field]: { ...text, es: 'Uno!' } }] } },
    ]);
    const [sent] = changes() as { replace: Record<string, [object]> }[];
    expect(Object.keys(sent!.replace[kind]![0]).sort()).toEqual(Object.keys(entry).sort());
  });
});

describe('the picture of an entry', () => {
  const PICTURE = 'PUT /api/staff/content/picture';
  const SLIDE = { id: 'one', active: true, title: { en: 'One', fr: '', es: '' }, link: '' };
  const OLD = '/images/content/uploads/old.jpg';
  const NEW = '/images/content/uploads/new.jpg';
  const picture = (name = 'any.jpg', type = 'image/jpeg') =>
    new NodeFile(['{}'], name, { type }) as unknown as File;
  const openSlide = async (answers: MockResponses = {}) => {
    const entries = [{ ...SLIDE, image: OLD }];
    const page = await open('/staff/content/carousel/entry/one', {
      [LIST]: listing('carousel', entries),
      [CHANGE]: listing('carousel', entries, 5),
      [PICTURE]: { status: true, image: NEW },
      ...answers,
    });
    const box = await screen.findByRole('textbox', { name: 'Picture' });
    return { ...page, box };
  };
  const previews = () =>
    within(screen.getByRole('region', { name: 'Shop preview' }))
      .getAllByRole('img', { name: 'One' })
      .map((one) => one.getAttribute('src'));

  it('is replaced by an upload, shown at once, and saved with the entry', async () => {
    const { person, changes, box } = await openSlide();
    expect(previews()).toEqual([OLD, OLD, OLD]);
    await person.upload(screen.getByLabelText('Replace the picture'), picture());
    expect(
      await screen.findByText(/^The picture was uploaded. It appears in the shop once/),
    ).toBeVisible();
    expect(box).toHaveValue(NEW);
    expect(previews()).toEqual([NEW, NEW, NEW]);
    expect(changes()).toEqual([]);
    await person.click(button('Save'));
    expect(changes()).toMatchObject([{ replace: { carousel: [{ ...SLIDE, image: NEW }] } }]);
  });

  it('can be removed and restored, also after it was replaced', async () => {
    const { person, box } = await openSlide();
    expect(screen.queryByRole('button', { name: 'Restore previous picture' })).toBeNull();
    await person.click(button('Remove'));
    expect(box).toHaveValue('');
    expect(previews()[0]).toBe('/images/content/carousel/one.jpg');
    await person.click(button('Restore previous picture'));
    expect(box).toHaveValue(OLD);
    await person.upload(screen.getByLabelText('Replace the picture'), picture());
    await screen.findByDisplayValue(NEW);
    await person.click(button('Restore previous picture'));
    expect(box).toHaveValue(OLD);
  });

  it('stays when the new one is refused, here or by the server, with the reason', async () => {
    const { person, answers, requests, box } = await openSlide({
      [PICTURE]: errorResponse(400, { message: 'The picture is damaged.' }),
    });
    const input = screen.getByLabelText('Replace the picture');
    await person.upload(input, picture('a.gif', 'image/gif'));
    expect(await screen.findByText('This is not a JPEG, PNG or WebP picture.')).toBeVisible();
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
    await person.upload(input, picture());
    expect(await screen.findByText('The picture is damaged.')).toBeVisible();
    answers[PICTURE] = unreachable;
    await person.upload(input, picture());
    expect(await screen.findByText(/You can safely upload the picture again/)).toBeVisible();
    await person.upload(input, [picture(), picture()]);
    expect(screen.getByText(/Choose a single file/)).toBeVisible();
    expect(box).toHaveValue(OLD);
  });

  it('must be uploaded before the entry is saved or left', async () => {
    let come = (_answer: object) => {};
    const { person, changes, box } = await openSlide({
      [PICTURE]: () => new Promise<object>((resolve) => (come = resolve)),
    });
    await person.upload(screen.getByLabelText('Replace the picture'), picture());
    expect(await screen.findByText('Uploading the picture…')).toBeVisible();
    expect(button('Save')).toBeDisabled();
    await person.type(box, 'x{Enter}');
    await person.click(screen.getByRole('link', { name: 'Carousel' }));
    await person.click(button('Go back'));
    expect(changes()).toEqual([]);
    come({ status: true, image: NEW });
    expect(await screen.findByDisplayValue(NEW)).toBe(box);
    expect(button('Save')).toBeEnabled();
  });

  it('cannot be changed with read-only access', async () => {
    const { box } = await openSlide({ 'GET /api/staff/desk': { ...DESK, roles: ['read'] } });
    expect(box).toBeDisabled();
    expect(screen.queryByLabelText('Replace the picture')).toBeNull();
  });
});
