/** Script that the texts run if injected into a page, which reveals the injection. */
const RUN = 'window.ran()';
/** Host that must never be requested. */
export const HOSTILE_HOST = 'hostile.test';

const HANDLERS = [
  '<img src=x onerror=$>',
  '<img src=x: onerror="$">',
  '<IMG SRC=x OnErRoR=$>',
  '<image src=x onerror=$>',
  '<img/src=x/onerror=$>',
  '<img\nsrc=x\nonerror\n=\n$>',
  '<svg onload=$>',
  '<svg/onload=$>',
  '<svg><g onload=$></g></svg>',
  '<svg><animate onbegin=$ attributeName=x dur=1s>',
  '<svg><set onbegin=$ attributeName=x dur=1s>',
  '<svg><style><img src=x onerror=$></style></svg>',
  '<svg><title><img src=x onerror=$></title></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=$></style></mglyph></table></mtext></math>',
  '<body onload=$>',
  '<input autofocus onfocus=$>',
  '<textarea autofocus onfocus=$></textarea>',
  '<select autofocus onfocus=$></select>',
  '<button autofocus onfocus=$>x</button>',
  '<a href=# autofocus onfocus=$>x</a>',
  '<p tabindex=1 autofocus onfocus=$>x</p>',
  '<details open ontoggle=$><summary>x</summary></details>',
  '<video src=x onerror=$></video>',
  '<video><source src=x onerror=$></video>',
  '<audio src=x onerror=$></audio>',
  '<iframe onload=$></iframe>',
  '<iframe src="javascript:parent.ran()"></iframe>',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<iframe srcdoc="&lt;img src=x onerror=parent.ran()&gt;"></iframe>',
  '<object data=x onerror=$></object>',
  '<embed src="javascript:$">',
  '<link rel=stylesheet href=x onerror=$>',
  '<style onload=$></style>',
  '<style>@import "x"</style><img src=x onerror=$>',
  '<p style="animation: spin 1ms" onanimationstart=$>x</p>',
  '<marquee onstart=$>x</marquee>',
  '<noscript><p title="</noscript><img src=x onerror=$>"></noscript>',
  '<template><script>$</script></template><img src=x onerror=$>',
  '<table background=x><td><img src=x onerror=$></table>',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=$>',
  '<b><img src=x onerror=$></b>',
  '<b onmouseover=$ onclick=$>bold</b><img src=x onerror=$>',
  '<!--><img src=x onerror=$>-->',
  '<!-- --!><img src=x onerror=$> -->',
  '<![CDATA[><img src=x onerror=$>]]>',
  '<?x ?><img src=x onerror=$>',
  '<<img src=x onerror=$>>',
  '<img src="x`" onerror=$ `">',
  '<scr<script>ipt>$</script><img src=x onerror=$>',
  '"><img src=x onerror=$>',
  "'><img src=x onerror=$>",
  '</title></textarea></style></script><img src=x onerror=$>',
  '</p></div></main><img src=x onerror=$>',
];

const QUIET = [
  '<script>$</script>',
  `<script src="https://${HOSTILE_HOST}/a.js"></script>`,
  `<img src="https://${HOSTILE_HOST}/a.png">`,
  `<link rel=prefetch href="https://${HOSTILE_HOST}/">`,
  `<meta http-equiv=refresh content="0;url=https://${HOSTILE_HOST}/">`,
  `<base href="https://${HOSTILE_HOST}/">`,
  `<p style="background: url(https://${HOSTILE_HOST}/a.png)">x</p>`,
  '<a href="javascript:$">x</a>',
  '<a href="java\tscript:$">x</a>',
  '<a href="&#106;avascript:$">x</a>',
  '<a href="data:text/html,<script>$</script>">x</a>',
  `<form action="https://${HOSTILE_HOST}/"><input name=a></form>`,
  'javascript:$',
  '&lt;img src=x onerror=$&gt;',
  '&amp;lt;img src=x onerror=$&amp;gt;',
  '&#60;img src=x onerror=$&#62;',
  '\u003cimg src=x onerror=$\u003e',
  '%3Cimg%20src=x%20onerror=$%3E',
  '＜img src=x onerror=$＞',
  '{{constructor.constructor("$")()}}',
  "';$;//",
  '";$;//',
  '`-$-`',
  '__proto__',
  '{0} {name} {count, plural, other {#}}',
];

const withScript = (text: string) => text.replaceAll('$', RUN);

/** Texts that run a script if inserted into a page unescaped. */
export const RUNNING = HANDLERS.map(withScript);
/**
 * All of the above, and texts that send requests elsewhere, run when clicked, or target contexts
 * other than a page.
 */
export const HOSTILE = [...RUNNING, ...QUIET.map(withScript)];

/** Response fields that hold text for people; the others are ids, codes and URLs. */
const TEXT_FIELDS = new Set(
  `name message title text description question answer order_comment po_reference owner_name company_name
  customer_code brand color size value wording detail city state_prov country_name category sub_cate sub_subCat
  corrected unmatched contact courierAccount otherType formerName body hint label reason note`.split(
    /\s+/,
  ),
);

/** Returns a response with a hostile text appended to each text field. */
export function withHostileTexts(response: unknown, next: () => string, field = ''): unknown {
  if (typeof response === 'string')
    return TEXT_FIELDS.has(field) ? `${response} ${next()}` : response;
  if (Array.isArray(response)) return response.map((item) => withHostileTexts(item, next, field));
  if (typeof response !== 'object' || response === null) return response;
  return Object.fromEntries(
    Object.entries(response).map(([name, value]) => [name, withHostileTexts(value, next, name)]),
  );
}
