/* global document, window, location, AbortSignal, Event, DOMParser, MutationObserver, Node */

/**
 * The demo's live chat: answers questions from the FAQs, and names the telephone where it cannot.
 * A script beside the page, as any provider's would be: it reads the page's settings, language
 * and token, makes its own elements, opens by a button of the page, and remembers nothing.
 */
(() => {
  if (document.getElementById('chat-widget')) return;

  const WORDS = {
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

  const STYLE = `
    #chat-widget {
      position: fixed;
      top: calc(var(--below-header) + 8px);
      right: 24px;
      z-index: 41;
    }
    .chat-button {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: 8px;
      min-height: var(--control);
      padding: 4px 16px;
      border: 1px solid var(--primary);
      border-radius: var(--radius);
      background: var(--primary);
      color: var(--on-primary);
      font-weight: 600;
      line-height: 1.2;
    }
    .chat-button:hover:not(:disabled) {
      border-color: var(--primary-strong);
      background: var(--primary-strong);
    }
    .chat-button:disabled { border-color: var(--line); background: var(--line); color: var(--ink-soft); }
    .chat-close {
      display: inline-grid;
      flex: none;
      place-items: center;
      width: var(--control);
      height: var(--control);
      padding: 0;
      border: 0;
      border-radius: var(--radius);
      background: transparent;
      color: inherit;
    }
    .chat-close:hover { background: var(--primary-tint); }
    .chat-field {
      min-height: var(--control);
      padding: 0 10px;
      border: 1px solid var(--line-strong);
      border-radius: var(--radius);
      background: var(--surface);
      line-height: normal;
    }
    .chat-speaker {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    .chat-panel {
      display: flex;
      flex-direction: column;
      width: min(380px, calc(100vw - 16px));
      height: min(540px, calc(100dvh - 120px));
      border: 1px solid var(--line);
      border-radius: var(--radius-card);
      background: var(--surface);
      box-shadow: var(--shadow);
      overflow: hidden;
    }
    .chat-panel[hidden] { display: none; }
    .chat-head {
      display: flex;
      flex: none;
      align-items: center;
      justify-content: space-between;
      padding: 4px 4px 4px 16px;
      border-bottom: 1px solid var(--line);
    }
    .chat-head h2 { font-size: var(--text-l); }
    .chat-log {
      display: flex;
      flex: 1;
      flex-direction: column;
      align-items: flex-start;
      gap: 8px;
      min-height: 0;
      padding: 16px;
      overflow-y: auto;
      overscroll-behavior: contain;
    }
    .chat-log:focus-visible { outline-offset: -2px; }
    .chat-said {
      max-width: 88%;
      padding: 8px 12px;
      border-radius: var(--radius-card);
      background: var(--primary-tint);
      overflow-wrap: anywhere;
    }
    .chat-said.mine { align-self: flex-end; background: var(--primary); color: var(--on-primary); }
    .chat-said > strong { display: block; }
    .chat-said > * + p, .chat-said > * + ul, .chat-said > * + ol { margin-top: 8px; }
    .chat-said ul, .chat-said ol { padding-left: 20px; list-style: revert; }
    .chat-said a { color: inherit; }
    .chat-said a[href^='tel:'] { white-space: nowrap; }
    .chat-choices { display: grid; justify-items: start; gap: 8px; }
    .chat-choice {
      min-height: var(--control);
      padding: 6px 12px;
      border: 1px solid var(--line-strong);
      border-radius: var(--radius);
      background: var(--surface);
      color: var(--ink);
      line-height: 1.2;
      text-align: left;
    }
    .chat-choice:hover { border-color: var(--primary); background: var(--primary-tint); }
    .chat-ask {
      display: flex;
      flex: none;
      gap: 8px;
      padding: 12px;
      border-top: 1px solid var(--line);
    }
    .chat-ask input { flex: 1; min-width: 0; }
    @media (width < 45em) {
      #chat-widget {
        inset: auto 8px max(calc(var(--bottom-bar) + 12px + env(safe-area-inset-bottom)), calc(var(--room-below, 0px) + 12px)) auto;
      }
      .chat-panel { height: min(540px, calc(100dvh - 190px)); }
    }
    @media (height <= 30em) {
      .chat-panel { height: calc(100dvh - 84px); }
    }
  `;

  const settings = JSON.parse(document.getElementById('settings')?.textContent || '{}');

  const spoken = () => {
    const language = document.documentElement.lang.slice(0, 2);
    return language in WORDS ? language : 'en';
  };
  const say = (key) => WORDS[spoken()][key];

  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };
  const drawn = (path) => {
    const box = document.createElement('template');
    box.innerHTML = `<svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none"
      stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
    return box.content;
  };

  const SHOWN = new Set(['P', 'UL', 'OL', 'LI', 'B', 'I', 'EM', 'STRONG', 'BR']);
  const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'NOSCRIPT']);

  /** Draws HTML anew, element by element: no attribute survives but the address of a link on this site. */
  function redraw(node) {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent];
    if (node.nodeType !== Node.ELEMENT_NODE || SILENT.has(node.tagName)) return [];
    const children = [...node.childNodes].flatMap(redraw);
    const href = node.getAttribute('href') ?? '';
    if (node.tagName === 'A' && /^\/(?!\/)/.test(href)) return [make('a', { href }, ...children)];
    return SHOWN.has(node.tagName) ? [make(node.tagName, {}, ...children)] : children;
  }
  const drawnAnew = (html) =>
    [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].flatMap(redraw);

  /** The bearer token goes to our own origin and to the hosts that the page trusts with it. */
  function headersFor(address) {
    let token = '';
    try {
      token = (localStorage.getItem('token') ?? '').replace(/^"(.*)"$/, '$1');
    } catch {
      // A browser that keeps nothing has no token either.
    }
    const { origin } = new URL(address);
    const isTrusted = origin === location.origin || settings.tokenHosts?.includes(origin);
    return token && isTrusted ? { Authorization: `Bearer ${token}` } : {};
  }

  async function call(path, query) {
    const address = new URL(`${settings.apiHost ?? ''}${path}`, location.origin);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const answer = await fetch(address.href, {
      headers: headersFor(address.href),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return answer.json();
  }

  const title = make('h2', { id: 'chat-title' });
  const closer = make(
    'button',
    { type: 'button', className: 'chat-close' },
    drawn('M6 6l12 12M18 6 6 18'),
  );
  const log = make('div', { className: 'chat-log', role: 'log', tabIndex: 0 });
  const field = make('input', {
    className: 'chat-field',
    autocomplete: 'off',
    enterKeyHint: 'send',
    maxLength: MAX_QUESTION_LENGTH,
  });
  const sender = make('button', { type: 'submit', className: 'chat-button' });
  const form = make('form', { className: 'chat-ask' }, field, sender);
  const panel = make(
    'section',
    { id: 'chat-panel', className: 'chat-panel', role: 'dialog', hidden: true },
    make('div', { className: 'chat-head' }, title, closer),
    log,
    form,
  );
  panel.setAttribute('aria-labelledby', title.id);
  const widget = make(
    'div',
    { id: 'chat-widget', className: 'no-print' },
    make('style', { textContent: STYLE }),
    panel,
  );

  function label() {
    title.textContent = say('title');
    log.setAttribute('aria-label', say('log'));
    closer.setAttribute('aria-label', say('close'));
    field.setAttribute('aria-label', say('label'));
    field.placeholder = say('label');
    sender.textContent = say('send');
  }

  /** One contribution to the conversation; who speaks is told to those who do not see its side. */
  function add(who, ...children) {
    const speaker = make('span', { className: 'chat-speaker', textContent: `${say(who)}: ` });
    const side = who === 'you' ? 'chat-said mine' : 'chat-said';
    const said = make('div', { className: side, lang: spoken() }, speaker, ...children);
    log.append(said);
    log.scrollTop = log.scrollHeight;
    return said;
  }

  const phone = () => {
    const number = PHONES[spoken()];
    return make('a', { href: `tel:+${number.replaceAll('-', '')}`, textContent: number });
  };

  /** Questions whose answers are at hand. */
  function offer(faqs, name) {
    if (faqs.length === 0) return;
    const choices = faqs.slice(0, MAX_SUGGESTIONS).map(({ question, answer }) => {
      const choice = make('button', {
        type: 'button',
        className: 'chat-choice',
        textContent: question,
      });
      choice.addEventListener('click', () => {
        add('you', question);
        add('we', ...drawnAnew(answer));
        field.focus();
      });
      return choice;
    });
    const group = make('div', { className: 'chat-choices', role: 'group' }, ...choices);
    group.setAttribute('aria-label', name);
    log.append(group);
    log.scrollTop = log.scrollHeight;
  }

  /** Who chats is signed in: what leads to the screens of guests is no question of theirs. */
  const isForGuests = ({ answer }) => /href="\/(login|register)"/.test(answer);

  async function frequent() {
    const { faqs = [] } = await call('/api/faqs', { lang: spoken() });
    return faqs.filter((faq) => !isForGuests(faq));
  }

  async function answer(question) {
    const { answers = [] } = await call('/api/support', { question, lang: spoken() });
    const [best, ...others] = answers;
    if (best) {
      add('we', make('strong', { textContent: best.question }), ...drawnAnew(best.answer));
      offer(others, say('others'));
    } else {
      const faqs = await frequent();
      add('we', `${say('none')} `, phone());
      offer(faqs, say('frequent'));
    }
  }

  let isBusy = false;
  async function ask(question) {
    isBusy = true;
    add('you', question);
    const looking = add('we', say('looking'));
    try {
      await answer(question);
    } catch (error) {
      console.warn('The chat could not look up an answer.', error);
      add('we', `${say('failed')} `, phone());
    }
    looking.remove();
    isBusy = false;
  }

  let wasGreeted = false;
  let opener = null;
  function open() {
    opener = document.activeElement;
    panel.hidden = false;
    field.focus();
    if (wasGreeted) return;
    wasGreeted = true;
    add('we', say('greeting'));
    frequent().then(
      (faqs) => offer(faqs, say('frequent')),
      (error) => console.warn('The chat has no questions to offer.', error),
    );
  }

  function close() {
    panel.hidden = true;
    opener?.focus();
  }

  closer.addEventListener('click', close);
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const question = field.value.trim();
    if (question === '' || isBusy) return;
    field.value = '';
    void ask(question);
  });

  const languages = new MutationObserver(label);
  languages.observe(document.documentElement, { attributeFilter: ['lang'] });
  const toggle = () => (panel.hidden ? open() : close());
  window.addEventListener('haberdash:chat', toggle);
  const leave = () => {
    languages.disconnect();
    window.removeEventListener('haberdash:chat', toggle);
    widget.remove();
  };
  window.addEventListener('haberdash:signed-out', leave, { once: true });

  label();
  document.body.append(widget);
  window.dispatchEvent(new Event('haberdash:chat-ready'));
})();
