import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { errorResponse, type MockResponses, type MockRequest } from '../support/mockFetch';
import { renderPage } from '../support/renderPage';

const faqs = [
  { question: 'When does my order leave?', answer: '<p>Within <b>two</b> working days.</p>' },
  { question: 'May I return crêpe paper?', answer: 'Within 60 days of shipment.' },
  { question: 'How do I read my scanner?', answer: 'See <a href="/opticon">Opticon Upload</a>.' },
];

const answers: MockResponses = {
  'GET /api/faqs': { faqs },
  'GET /api/support': ({ query }: MockRequest) => ({
    answers: query.get('question')?.includes('leave') ? [faqs[0]] : [],
  }),
};

const faq = (question: string) => screen.getByText(question).closest('details')!;

describe('the customer support page', () => {
  it('opens a question’s answer, and names the question in the address', async () => {
    await renderPage({ at: '/customer-support', signedIn: false, answers });

    await userEvent.click(await screen.findByText('May I return crêpe paper?'));

    expect(faq('May I return crêpe paper?')).toHaveAttribute('open');
    await waitFor(() => expect(location.hash).toBe('#may-i-return-crepe-paper'));
    expect(faq('When does my order leave?')).not.toHaveAttribute('open');
  });

  it('opens and focuses the question that the address names', async () => {
    await renderPage({ at: '/customer-support#how-do-i-read-my-scanner', answers });

    const question = await screen.findByText('How do I read my scanner?');
    expect(question.closest('details')).toHaveAttribute('open');
    expect(question).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Opticon Upload' })).toHaveAttribute(
      'href',
      '/opticon',
    );
  });

  it('filters the questions by the typed words, ignoring accents', async () => {
    await renderPage({ at: '/customer-support', answers });
    const filter = await screen.findByLabelText('Filter the questions');

    await userEvent.type(filter, 'CREPE days');
    expect(screen.getByText('1 of 3 questions')).toBeInTheDocument();
    expect(screen.getByText('May I return crêpe paper?')).toBeInTheDocument();
    expect(screen.queryByText('When does my order leave?')).not.toBeInTheDocument();

    await userEvent.type(filter, 'x');
    expect(screen.getByText(/^No question contains these words/)).toBeInTheDocument();

    await userEvent.clear(filter);
    expect(screen.getByText('3 of 3 questions')).toBeInTheDocument();
  });

  it('answers a question and keeps it in the box', async () => {
    const { requests } = await renderPage({ at: '/customer-support', signedIn: false, answers });
    const box = await screen.findByLabelText('Your question');

    await userEvent.type(box, '  When does it leave?  ');
    await userEvent.click(screen.getByRole('button', { name: 'Find answers' }));

    expect(
      await screen.findByRole('heading', { name: '1 answer to “When does it leave?”' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveTextContent('Within two working days.');
    expect(box).toHaveValue('  When does it leave?  ');
    const call = requests.find(({ path }) => path === '/api/support');
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      question: 'When does it leave?',
      lang: '',
    });
  });

  it.each([
    ['', 'Your question', 'Find answers', /^We have no ready answer to “Boats\?”/, '0142'],
    ['fr', 'Votre question', 'Trouver des réponses', /^Nous n’avons pas de réponse/, '0175'],
    ['es', 'Su pregunta', 'Buscar respuestas', /^No tenemos una respuesta lista/, '0189'],
  ] as const)(
    'gives a contact for the language “%s” when there is no written answer',
    async (language, label, button, sentence, number) => {
      await renderPage({ at: '/customer-support', answers, language });

      await userEvent.type(await screen.findByLabelText(label), 'Boats?');
      await userEvent.click(screen.getByRole('button', { name: button }));

      const message = await screen.findByText(sentence);
      expect(message).toHaveTextContent(`1-800-555-${number}`);
      expect(message).toHaveTextContent('orders@haberdash.test');
    },
  );

  it('sends no empty question, and none longer than the server accepts', async () => {
    const { requests } = await renderPage({ at: '/customer-support', answers });
    const box = await screen.findByLabelText('Your question');
    const ask = screen.getByRole('button', { name: 'Find answers' });

    await userEvent.type(box, '   ');
    await userEvent.click(ask);
    expect(await screen.findByText('Please write your question')).toBeInTheDocument();
    expect(box).toHaveAttribute('aria-invalid', 'true');

    await userEvent.click(box);
    await userEvent.paste('x'.repeat(501));
    expect(
      await screen.findByText('Your question must have at most 500 characters'),
    ).toBeInTheDocument();
    expect(requests.filter(({ path }) => path === '/api/support')).toHaveLength(0);
  });

  it('says why a question was not answered, and keeps it', async () => {
    const table: MockResponses = {
      ...answers,
      'GET /api/support': () => errorResponse(400, { message: 'One question at a time.' }),
    };
    await renderPage({ at: '/customer-support', answers: table });
    const box = await screen.findByLabelText('Your question');

    await userEvent.type(box, 'When does it leave?{Tab}{Enter}');
    expect(await screen.findByText('One question at a time.')).toBeInTheDocument();
    expect(box).toHaveValue('When does it leave?');

    table['GET /api/support'] = answers['GET /api/support'];
    await userEvent.click(screen.getByRole('button', { name: 'Find answers' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(screen.queryByText('One question at a time.')).not.toBeInTheDocument();
  });

  it('shows the phone lines and hours while the questions are loading', async () => {
    await renderPage({
      at: '/customer-support',
      answers: { 'GET /api/faqs': () => new Promise(() => {}) },
    });

    expect(
      await screen.findByText('Monday to Friday, 8:30 a.m. to 5:00 p.m. Eastern time'),
    ).toBeVisible();
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^1-800-555-/ })).toHaveLength(3);
  });

  it('says so when there are no written answers', async () => {
    await renderPage({ at: '/customer-support', answers: { 'GET /api/faqs': { faqs: [] } } });

    expect(await screen.findByText(/^There are no answers here yet/)).toBeInTheDocument();
    expect(screen.getByLabelText('Your question')).toBeInTheDocument();
  });

  it('still takes a question when the list of questions cannot be loaded', async () => {
    const table: MockResponses = {
      ...answers,
      'GET /api/faqs': () => errorResponse(400, { message: 'The answers are being revised.' }),
    };
    await renderPage({ at: '/customer-support', answers: table });

    expect(await screen.findByText('The answers are being revised.')).toBeInTheDocument();
    expect(screen.getByLabelText('Your question')).toBeInTheDocument();
    table['GET /api/faqs'] = answers['GET /api/faqs'];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('When does my order leave?')).toBeInTheDocument();
  });
});
