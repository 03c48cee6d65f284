import { readFileSync } from 'node:fs';

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { PHONES } from '../../domain/company';
import { storeSession } from '../support/buyerInBrowser';
import { expectMessage } from '../support/expectMessage';
import { mockFetch, errorResponse, unreachable, type MockResponses } from '../support/mockFetch';

const source = readFileSync('public/chat/widget.js', 'utf8');

const faqs = ['How do I pay?', 'When do you ship?', 'What is a ship pack?', 'Who are you?'].map(
  (question) => ({ question, answer: `The answer to: ${question}` }),
);

/** The page's own button that opens the chat. */
const launcher = () => screen.getByRole('button', { name: 'The page’s button' });

function addLauncher() {
  const button = Object.assign(document.createElement('button'), {
    textContent: 'The page’s button',
  });
  button.addEventListener('click', () => window.dispatchEvent(new Event('haberdash:chat')));
  document.body.append(button);
}

/** Starts the widget as when its script has loaded. */
function openChat(answers: MockResponses = {}, lang = 'en') {
  document.documentElement.lang = lang;
  if (!screen.queryByRole('button')) addLauncher();
  const requests = mockFetch({ 'GET /api/faqs': { faqs }, ...answers });
  const script = Object.assign(document.createElement('script'), { src: '/chat/widget.js' });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(source)();
  return requests;
}

const dialog = () => screen.findByRole('dialog', { name: 'Ask Haberdash' });
const log = () => screen.getByRole('log', { name: 'Conversation' });

async function ask(question: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your question' }), question);
  await userEvent.keyboard('{Enter}');
}

afterEach(() => {
  window.dispatchEvent(new Event('haberdash:signed-out'));
  document.body.replaceChildren();
});

describe('the demo chat', () => {
  it('announces itself, but shows nothing until it is opened', () => {
    const ready = jest.fn();
    window.addEventListener('haberdash:chat-ready', ready, { once: true });
    openChat();

    expect(ready).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByRole('button')).toEqual([launcher()]);
  });

  it('loads its stylesheet from the folder of its script', () => {
    openChat();
    const [stylesheet] = document.getElementsByTagName('link');

    expect(stylesheet?.href).toBe(new URL('/chat/widget.css', location.origin).href);
  });

  it('closes when the page’s button is pressed again', async () => {
    openChat();
    await userEvent.click(launcher());
    await dialog();
    await userEvent.click(launcher());

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens with the cursor in the question box, and offers frequent questions', async () => {
    openChat();
    await userEvent.click(launcher());

    expect(await dialog()).not.toHaveAttribute('aria-modal');
    expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'When do you ship?' }));
    expect(log()).toHaveTextContent('The answer to: When do you ship?');
  });

  it('does not offer questions meant for guests', async () => {
    const forGuests = { question: 'How do I join?', answer: '<a href="/register">Apply</a>' };
    openChat({ 'GET /api/faqs': { faqs: [forGuests, ...faqs] } });
    await userEvent.click(launcher());

    expect(await screen.findByRole('button', { name: 'How do I pay?' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'How do I join?' })).toBeNull();
  });

  it('answers a question through the support call, as the signed-in user', async () => {
    storeSession();
    const requests = openChat({
      'GET /api/support': { answers: [{ question: 'Returns?', answer: 'Within 60 days.' }] },
    });
    await userEvent.click(launcher());
    await ask('can I send it back');

    expect(await within(log()).findByText('Within 60 days.')).toBeVisible();
    const call = requests.find(({ path }) => path === '/api/support');
    expect(call?.query.get('question')).toBe('can I send it back');
    expect(call?.query.get('lang')).toBe('en');
    expect(call?.headers.get('Authorization')).toBe('Bearer token-of-the-test');
  });

  it('offers frequent questions and the phone number when there is no answer', async () => {
    openChat({ 'GET /api/support': { answers: [] } });
    await userEvent.click(launcher());
    await ask('qwertz');

    const phone = await within(log()).findByRole('link', { name: PHONES[''] });
    expect(phone).toHaveAttribute('href', 'tel:+18005550142');
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'How do I pay?' })).toHaveLength(2),
    );
  });

  it.each([
    ['refuses', errorResponse(500, { message: 'No.' })],
    ['does not answer', unreachable],
  ])('shows the phone number when the server %s', async (_what, answer) => {
    expectMessage('The chat has no questions to offer.');
    expectMessage('The chat could not look up an answer.');
    openChat({ 'GET /api/support': answer, 'GET /api/faqs': answer });
    await userEvent.click(launcher());
    await ask('help');

    expect(await within(log()).findByRole('link', { name: PHONES[''] })).toBeVisible();
    expect(screen.queryByText('Looking it up…')).toBeNull();
  });

  it('shows only the paragraphs and links of an answer', async () => {
    const answer =
      '<p onclick="alert(1)">Open your <a href="/cart">cart</a>.</p>' +
      '<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">Bad</a>';
    openChat({ 'GET /api/support': { answers: [{ question: 'A', answer }] } });
    await userEvent.click(launcher());
    await ask('a');

    expect(await within(log()).findByRole('link', { name: 'cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
    expect(within(log()).getAllByRole('link')).toHaveLength(1);
    expect(log().innerHTML).not.toContain('alert');
  });

  it('closes on Escape and returns the focus to its button', async () => {
    openChat();
    await userEvent.click(launcher());
    await dialog();
    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(launcher()).toHaveFocus();
  });

  it.each([
    ['fr', PHONES.fr],
    ['es', PHONES.es],
  ])('uses the page’s language: %s', async (lang, phone) => {
    const requests = openChat({ 'GET /api/support': { answers: [] } }, lang);
    await userEvent.click(launcher());
    await userEvent.keyboard('x{Enter}');

    expect(await within(screen.getByRole('log')).findByRole('link', { name: phone })).toBeVisible();
    expect(requests.every(({ query }) => query.get('lang') === lang)).toBe(true);
  });

  it('follows a language change', async () => {
    openChat();
    await userEvent.click(launcher());
    act(() => void (document.documentElement.lang = 'fr'));

    expect(await screen.findByRole('dialog', { name: 'Demandez à Haberdash' })).toBeVisible();
  });

  it('disappears when the session ends, and stores nothing', async () => {
    openChat({ 'GET /api/support': { answers: [] } });
    const stored = { ...localStorage };
    await userEvent.click(launcher());
    await ask('secret');
    await within(log()).findByRole('link');
    window.dispatchEvent(new Event('haberdash:signed-out'));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect({ ...localStorage }).toEqual(stored);
    expect(sessionStorage).toHaveLength(0);
  });

  it('appears once, however often its script runs', async () => {
    openChat();
    openChat();
    await userEvent.click(launcher());

    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
