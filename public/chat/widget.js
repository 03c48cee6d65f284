/* global document, window, location, AbortSignal, Event, DOMParser, MutationObserver, Node */
'use strict';

/**
 * The demo's live chat: answers questions from the FAQs, and gives the phone number if it cannot.
 * A script in the page like that of any provider: it reads the page's settings, language and token,
 * adds its own elements, is opened by a button of the page, and stores nothing. In this block,
 * because a script's top level is shared with the page.
 */
{
  const MESSAGES = {
    en: {
      title: 'Ask Haberdash',
      log: 'Conversation',
      close: 'Close the chat',
      greeting: 'Good day. What would you like to know?',
      label: 'Your question',
      send: 'Ask',
      you: 'You',
      we: 'Haberdash',
      looking: 'Looking it up…',
      none: 'I have no answer to that. Perhaps one of these helps, or you call us:',
      failed: 'I cannot look anything up just now. Please call us:',
      others: 'Did you mean',
      frequent: 'Asked often',
    },
    fr: {
      title: 'Demandez à Haberdash',
      log: 'Conversation',
      close: 'Fermer le clavardage',
      greeting: 'Bonjour. Que souhaitez-vous savoir?',
      label: 'Votre question',
      send: 'Demander',
      you: 'Vous',
      we: 'Haberdash',
      looking: 'Je cherche…',
      none: 'Je n’ai pas de réponse à cela. Une de ces questions vous aidera peut-être, sinon appelez-nous :',
      failed: 'Je ne peux rien chercher en ce moment. Veuillez nous appeler :',
      others: 'Vouliez-vous dire',
      frequent: 'Questions fréquentes',
    },
    es: {
      title: 'Pregunte a Haberdash',
      log: 'Conversación',
      close: 'Cerrar el chat',
      greeting: 'Buen día. ¿Qué desea saber?',
      label: 'Su pregunta',
      send: 'Preguntar',
      you: 'Usted',
      we: 'Haberdash',
      looking: 'Buscando…',
      none: 'No tengo respuesta a eso. Quizá le ayude una de estas preguntas, o llámenos:',
      failed: 'En este momento no puedo buscar nada. Por favor llámenos:',
      others: 'Quizá quiso decir',
      frequent: 'Preguntas frecuentes',
    },
  };
  const PHONES = { en: '1-800-555-0142', fr: '1-800-555-0175', es: '1-800-555-0189' };
  const MAX_QUESTION_LENGTH = 500;
  const MAX_SUGGESTIONS = 3;
  const TIMEOUT_MS = 10_000;

  const settings = JSON.parse(document.getElementById('settings')?.textContent || '{}');
  /** Beside this script, wherever the page found it. */
  const stylesheetUrl = new URL('widget.css', document.currentScript.src).href;

  const pageLanguage = () => {
    const language = document.documentElement.lang.slice(0, 2);
    return language in MESSAGES ? language : 'en';
  };
  const translate = (key) => MESSAGES[pageLanguage()][key];

  const createElement = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  const createIcon = (path) => {
    const template = document.createElement('template');
    template.innerHTML = `<svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none"
      stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
    return template.content;
  };

  const createPhoneLink = () => {
    const number = PHONES[pageLanguage()];
    return createElement('a', {
      href: `tel:+${number.replaceAll('-', '')}`,
      textContent: number,
    });
  };

  const ALLOWED_TAGS = new Set(['P', 'UL', 'OL', 'LI', 'B', 'I', 'EM', 'STRONG', 'BR']);
  /** Their content is not text for readers. */
  const DROPPED_TAGS = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'NOSCRIPT']);

  /** Rebuilds HTML from allowed elements, without attributes except the URLs of links to this site. */
  const sanitizeHtml = (html) =>
    [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].flatMap(sanitizeNode);

  function sanitizeNode(node) {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent];
    if (node.nodeType !== Node.ELEMENT_NODE || DROPPED_TAGS.has(node.tagName)) return [];
    const children = [...node.childNodes].flatMap(sanitizeNode);
    const href = node.getAttribute('href') ?? '';
    const isLinkToThisSite = node.tagName === 'A' && /^\/(?!\/)/.test(href);
    if (isLinkToThisSite) return [createElement('a', { href }, ...children)];
    return ALLOWED_TAGS.has(node.tagName)
      ? [createElement(node.tagName, {}, ...children)]
      : children;
  }

  function readToken() {
    try {
      return (localStorage.getItem('token') ?? '').replace(/^"(.*)"$/, '$1');
    } catch {
      // A browser without storage has no token either.
      return '';
    }
  }

  /** Sends the bearer token only to the page's own origin and to the hosts the page trusts with it. */
  function headersFor({ origin }) {
    const token = readToken();
    const isTrusted = origin === location.origin || settings.tokenHosts?.includes(origin);
    return token && isTrusted ? { Authorization: `Bearer ${token}` } : {};
  }

  async function fetchJson(path, query) {
    const url = new URL(`${settings.apiHost ?? ''}${path}`, location.origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const response = await fetch(url.href, {
      headers: headersFor(url),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return response.json();
  }

  /** Who chats is signed in, and has no use for answers that lead to the screens of guests. */
  const isForGuests = ({ answer }) => /href="\/(login|register)"/.test(answer);

  async function fetchFrequentQuestions() {
    const { faqs = [] } = await fetchJson('/api/faqs', { lang: pageLanguage() });
    return faqs.filter((faq) => !isForGuests(faq));
  }

  async function fetchAnswers(question) {
    const { answers = [] } = await fetchJson('/api/support', { question, lang: pageLanguage() });
    return answers;
  }

  const heading = createElement('h2', { id: 'chat-title' });
  const closeButton = createElement(
    'button',
    { type: 'button', className: 'chat-close' },
    createIcon('M6 6l12 12M18 6 6 18'),
  );
  const log = createElement('div', { className: 'chat-log', role: 'log', tabIndex: 0 });
  const input = createElement('input', {
    className: 'chat-field',
    autocomplete: 'off',
    enterKeyHint: 'send',
    maxLength: MAX_QUESTION_LENGTH,
  });
  const sendButton = createElement('button', { type: 'submit', className: 'chat-button' });
  const form = createElement('form', { className: 'chat-ask' }, input, sendButton);
  const panel = createElement(
    'section',
    { id: 'chat-panel', className: 'chat-panel', role: 'dialog', hidden: true },
    createElement('div', { className: 'chat-head' }, heading, closeButton),
    log,
    form,
  );
  panel.setAttribute('aria-labelledby', heading.id);
  const widget = createElement(
    'div',
    { id: 'chat-widget', className: 'no-print' },
    createElement('link', { rel: 'stylesheet', href: stylesheetUrl }),
    panel,
  );

  function labelElements() {
    heading.textContent = translate('title');
    log.setAttribute('aria-label', translate('log'));
    closeButton.setAttribute('aria-label', translate('close'));
    input.setAttribute('aria-label', translate('label'));
    input.placeholder = translate('label');
    sendButton.textContent = translate('send');
  }

  function appendToLog(element) {
    log.append(element);
    log.scrollTop = log.scrollHeight;
  }

  /** Names the speaker to those who cannot see on which side a message is. */
  function addMessage(sender, ...children) {
    const message = createElement(
      'div',
      { className: 'chat-message', lang: pageLanguage() },
      createElement('span', { className: 'chat-speaker', textContent: `${translate(sender)}: ` }),
      ...children,
    );
    message.classList.toggle('mine', sender === 'you');
    appendToLog(message);
    return message;
  }

  function createSuggestion({ question, answer }) {
    const button = createElement('button', {
      type: 'button',
      className: 'chat-choice',
      textContent: question,
    });
    button.addEventListener('click', () => {
      addMessage('you', question);
      addMessage('we', ...sanitizeHtml(answer));
      input.focus();
    });
    return button;
  }

  /** Offers questions together with their answers. */
  function addSuggestions(faqs, label) {
    if (faqs.length === 0) return;
    const buttons = faqs.slice(0, MAX_SUGGESTIONS).map(createSuggestion);
    const group = createElement('div', { className: 'chat-choices', role: 'group' }, ...buttons);
    group.setAttribute('aria-label', label);
    appendToLog(group);
  }

  async function answer(question) {
    const [best, ...others] = await fetchAnswers(question);
    if (best) {
      const title = createElement('strong', { textContent: best.question });
      addMessage('we', title, ...sanitizeHtml(best.answer));
      addSuggestions(others, translate('others'));
    } else {
      const faqs = await fetchFrequentQuestions();
      addMessage('we', `${translate('none')} `, createPhoneLink());
      addSuggestions(faqs, translate('frequent'));
    }
  }

  let isAnswering = false;

  async function ask(question) {
    isAnswering = true;
    addMessage('you', question);
    const progress = addMessage('we', translate('looking'));
    try {
      await answer(question);
    } catch (error) {
      console.warn('The chat could not look up an answer.', error);
      addMessage('we', `${translate('failed')} `, createPhoneLink());
    }
    progress.remove();
    isAnswering = false;
  }

  function submitQuestion(event) {
    event.preventDefault();
    const question = input.value.trim();
    if (question === '' || isAnswering) return;
    input.value = '';
    void ask(question);
  }

  async function greet() {
    addMessage('we', translate('greeting'));
    try {
      addSuggestions(await fetchFrequentQuestions(), translate('frequent'));
    } catch (error) {
      console.warn('The chat has no questions to offer.', error);
    }
  }

  let focusedBefore = null;

  function openPanel() {
    focusedBefore = document.activeElement;
    panel.hidden = false;
    input.focus();
    if (log.childElementCount === 0) void greet();
  }

  function closePanel() {
    panel.hidden = true;
    focusedBefore?.focus();
  }

  const togglePanel = () => (panel.hidden ? openPanel() : closePanel());

  function closeOnEscape(event) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    closePanel();
  }

  const languageObserver = new MutationObserver(labelElements);

  function start() {
    closeButton.addEventListener('click', closePanel);
    panel.addEventListener('keydown', closeOnEscape);
    form.addEventListener('submit', submitQuestion);
    languageObserver.observe(document.documentElement, { attributeFilter: ['lang'] });
    window.addEventListener('haberdash:chat', togglePanel);
    window.addEventListener('haberdash:signed-out', stop, { once: true });
    labelElements();
    document.body.append(widget);
    window.dispatchEvent(new Event('haberdash:chat-ready'));
  }

  function stop() {
    languageObserver.disconnect();
    window.removeEventListener('haberdash:chat', togglePanel);
    widget.remove();
  }

  if (!document.getElementById(widget.id)) start();
}
