import type { Answer } from '#contract/support';

import { demoContent } from '../../demo/content/demoContent';
import { importContent } from '../../server/services/content/importContent';
import { asBytes } from '../support/content';
import { startEmbeddedServer } from '../support/embeddedServer';
import type { TestServer } from '../support/startOn';

let server: TestServer;
beforeAll(async () => {
  server = await startEmbeddedServer({
    fill: async ({ db }) => {
      const { faqs } = demoContent(new Date('2026-11-20T00:00:00Z'));
      await importContent(db, asBytes({ faqs }));
    },
  });
});
afterAll(() => server.close());

const ask = async (question: string, lang = '') => {
  const { body } = await server.ask<{ answers: Answer[] }>('GET', '/api/support', {
    query: { question, lang },
  });
  return body.answers;
};

describe('the frequently asked questions', () => {
  it.each([
    ['', 'How do I open a trade account?'],
    ['fr', 'Comment ouvrir un compte commercial?'],
    ['es', '¿Cómo abro una cuenta comercial?'],
  ])('are listed in %j', async (lang, first) => {
    const { body } = await server.ask<{ faqs: Answer[] }>('GET', '/api/faqs', { query: { lang } });
    expect(body.faqs.length).toBeGreaterThan(15);
    expect(body.faqs[0]?.question).toBe(first);
    expect(body.faqs.every(({ answer }) => /^<p>.+<\/p>$/.test(answer))).toBe(true);
  });
});

describe('a support question', () => {
  it.each([
    ['', 'Can I send it back? I want to return an order', 'Can I return goods?'],
    ['', 'returning goods after 90 days', 'Can I return goods?'],
    ['', 'what is the MINIMUM?', 'Is there a minimum order?'],
    ['', 'how do scanners work', 'How do I order with the Opticon scanner?'],
    ['', 'opticn scanner', 'How do I order with the Opticon scanner?'],
    ['', 'forgot password', 'I forgot my password. What now?'],
    [
      '',
      'interest on overdue accounts',
      'What are the payment terms, and when does interest begin?',
    ],
    ['', 'refund', 'Can I return goods?'],
    ['', 'item broken in the box', 'Something arrived damaged or is missing. What do I do?'],
    ['', 'where is my invoice', 'Where do I find my invoices and earlier orders?'],
    ['fr', 'puis-je retourner', 'Puis-je retourner de la marchandise?'],
    ['fr', 'code barre', 'Tous les produits ont-ils un code-barres?'],
    [
      'fr',
      'delai de livraison',
      'En combien de temps expédiez-vous, et comment la livraison est-elle facturée?',
    ],
    ['fr', 'Commande minimale ?', 'Y a-t-il une commande minimale?'],
    ['es', '¿cómo devuelvo mercancia?', '¿Puedo devolver mercancía?'],
    ['es', 'olvide mi contrasena', 'Olvidé mi contraseña. ¿Y ahora?'],
    ['es', 'pedido minimo', '¿Hay un pedido mínimo?'],
    ['es', 'abrir cuenta', '¿Cómo abro una cuenta comercial?'],
    ['es', 'factura', '¿Dónde encuentro mis facturas y pedidos anteriores?'],
  ])('in %j gets the right answer first: %s', async (lang, question, expected) => {
    const answers = await ask(question, lang);
    expect(answers[0]?.question).toBe(expected);
    expect(answers.length).toBeLessThanOrEqual(5);
  });

  it('in another of our languages is answered in that language', async () => {
    expect((await ask('devolver mercancía'))[0]?.question).toBe('¿Puedo devolver mercancía?');
  });

  it.each(['weather in Paris', 'zzzz qqqq', 'why?', '???', '12345'])(
    'without a match gets no answer: %s',
    async (question) => {
      expect(await ask(question)).toEqual([]);
    },
  );

  it.each([
    ['', 'Write your question first.'],
    ['fr', 'Écrivez d’abord votre question.'],
    ['es', 'Escriba primero su pregunta.'],
  ])('without text is refused with a message in %j', async (lang, message) => {
    const { status, body } = await server.ask('GET', '/api/support', {
      query: { question: '  ', lang },
    });
    expect([status, body.status, body.message]).toEqual([400, false, message]);
  });

  it('that is missing, empty or too long is refused with the field name', async () => {
    const wrong: Record<string, string>[] = [{}, { question: '' }, { question: 'a'.repeat(501) }];
    for (const query of wrong) {
      const { status, body } = await server.ask('GET', '/api/support', { query });
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'question']);
    }
  });
});
