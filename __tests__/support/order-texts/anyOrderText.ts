import fc from 'fast-check';

/** What one language says around codes and quantities. */
interface Phrases {
  greetings: string[];
  /** Ways to order `{n}` of `{c}`. */
  orders: string[];
  connectives: string[];
  /** What names `{n}` of `{c}` and does not order it. */
  statements: string[];
  /** Stock, and an order of `{n}` of the same. */
  continued: string[];
  /** What else is counted, without a code. */
  others: string[];
  corrections: string[];
  quotations: string[];
  signatures: string[];
}

export const PHRASES: Record<string, Phrases> = {
  en: {
    greetings: ['Hello,', 'Hi Sam,', 'Please send:', 'Our order for next week', 'Good morning'],
    orders: [
      '{c} x {n}',
      '{n} of {c}',
      '{n} x {c}',
      '{c} ({n})',
      '{c} - {n}',
      'send {n} of {c}',
      '{c}: {n} pcs',
      'please add {n} {c}',
    ],
    connectives: [', ', ' and ', '; ', ' & '],
    statements: [
      'Returning {n} of {c}, damaged.',
      'credit for {n} x {c}',
      '{c} arrived broken x {n}',
      'sold {n} of {c} yesterday',
      'We have {n} of {c}',
      'do not send {n} of {c}',
      'short shipped {n} of {c}',
      'if you have {n} of {c} send them',
    ],
    continued: ['I have 3 of {c} left, send {n}', 'we are down to 2 of {c}, please send {n}'],
    others: [
      '3 of the red ones',
      '2 boxes of candles',
      '4 of ZZ 9999',
      'the red ones',
      'some candles',
    ],
    corrections: ['sorry, make that {n}', 'I meant {n}'],
    quotations: ['> {c} is back, we have {n}', '> {n} x {c}'],
    signatures: [
      'Thanks, Joan',
      '118 Water St., St. Johns NL A1C 1A9',
      'Tel 709-555-0142',
      'need it by 12/05',
    ],
  },
  fr: {
    greetings: [
      'Bonjour,',
      'Allô Sam,',
      'Veuillez envoyer :',
      'Notre commande pour la semaine prochaine',
    ],
    orders: [
      '{c} x {n}',
      '{n} de {c}',
      '{n} x {c}',
      '{c} ({n})',
      '{c} - {n}',
      'envoyez {n} de {c}',
      '{c} : {n} pces',
      'ajoutez {n} {c}',
    ],
    connectives: [', ', ' et ', '; ', ' plus '],
    statements: [
      'Je vous retourne {n} x {c}.',
      'crédit pour {n} x {c}',
      '{c} est arrivé cassé x {n}',
      'vendu {n} de {c} hier',
      'Nous avons {n} de {c}',
      'ne pas envoyer {n} de {c}',
      'il manquait {n} x {c}',
      'si vous avez {n} de {c}, envoyez',
    ],
    continued: [
      'il me reste 3 de {c}, envoyez-en {n}',
      'plus que 2 de {c} en stock, il en faudrait {n}',
    ],
    others: ['3 des rouges', '2 boîtes de bougies', '4 de ZZ 9999', 'les rouges', 'des bougies'],
    corrections: ['pardon, plutôt {n}', 'en fait {n}'],
    quotations: ['> {c} est de retour, nous en avons {n}', '> {n} x {c}'],
    signatures: [
      'Merci, Josée',
      '12, rue Principale, Granby (Québec) J2G 2W9',
      'Tél. 450-555-0142',
      'avant le 5 décembre',
    ],
  },
  es: {
    greetings: ['Hola,', 'Buenos días:', 'Favor de enviar:', 'Nuestro pedido de la semana'],
    orders: [
      '{c} x {n}',
      '{n} de {c}',
      '{n} x {c}',
      '{c} ({n})',
      '{c} - {n}',
      'manden {n} de {c}',
      '{c}: {n} pzas',
      'necesito {n} {c}',
    ],
    connectives: [', ', ' y ', '; ', ' + '],
    statements: [
      'Devuelvo {n} x {c}.',
      'nota de crédito por {n} x {c}',
      '{c} llegó roto x {n}',
      'vendimos {n} de {c} ayer',
      'Tenemos {n} de {c}',
      'no enviar {n} de {c}',
      'faltaron {n} de {c}',
      'si tienen {n} de {c}, manden',
    ],
    continued: ['me quedan 3 de {c}, mándeme {n}', 'tengo 2 de {c}, necesito {n}'],
    others: ['3 de los rojos', '2 cajas de velas', '4 de ZZ 9999', 'los rojos', 'unas velas'],
    corrections: ['perdón, que sean {n}', 'mejor {n}'],
    quotations: ['> {c} ya llegó, tenemos {n}', '> {n} x {c}'],
    signatures: [
      'Gracias, Lupita',
      'Av. Juárez 118, Col. Centro, C.P. 06050',
      'Tel. 55-5550-0142',
      'para el 5 de diciembre',
    ],
  },
};

/** A text, the quantities that its writer meant, and what else was asked for without a code. */
export interface WrittenOrder {
  text: string;
  meant: ReadonlyMap<string, number>;
  others: readonly string[];
}

interface Written {
  text: string;
  meant: [code: string, quantity: number][];
  other?: string;
}

const filled = (phrase: string, code: string, quantity: number): string =>
  phrase.replace('{c}', code).replace('{n}', String(quantity));

/** Any text of an order in a language, in which each product is named once. */
export function anyOrderText(
  language: string,
  codes: readonly string[],
): fc.Arbitrary<WrittenOrder> {
  const phrases = PHRASES[language]!;
  const one = (kind: keyof Phrases) => fc.constantFrom(...phrases[kind]);
  const common = { quantity: fc.integer({ min: 4, max: 60 }), connective: one('connectives') };
  type Line = (code: string, other: string) => Written;
  const anyLine: fc.Arbitrary<Line> = fc.oneof(
    fc.record({ ...common, phrase: one('orders') }).map(({ quantity, phrase }): Line => (code) => ({
      text: filled(phrase, code, quantity),
      meant: [[code, quantity]],
    })),
    fc
      .record({ ...common, phrase: one('orders'), second: common.quantity })
      .map(({ quantity, second, phrase, connective }): Line => (code, other) => ({
        text: filled(phrase, code, quantity) + connective + filled(phrase, other, second),
        meant: [
          [code, quantity],
          [other, second],
        ],
      })),
    fc
      .record({ ...common, phrase: one('orders'), rest: one('others') })
      .map(({ quantity, phrase, connective, rest }): Line => (code) => ({
        text: filled(phrase, code, quantity) + connective + rest,
        meant: [[code, quantity]],
        other: rest,
      })),
    fc
      .record({ ...common, phrase: one('statements') })
      .map(({ quantity, phrase }): Line => (code) => ({
        text: filled(phrase, code, quantity),
        meant: [],
      })),
    fc
      .record({ ...common, phrase: one('continued') })
      .map(({ quantity, phrase }): Line => (code) => ({
        text: filled(phrase, code, quantity),
        meant: [[code, quantity]],
      })),
    fc
      .record({
        ...common,
        phrase: one('orders'),
        correction: one('corrections'),
        second: common.quantity,
      })
      .map(({ quantity, phrase, correction, second }): Line => (code) => ({
        text: `${filled(phrase, code, quantity)}, ${filled(correction, '', second)}`,
        meant: [[code, second]],
      })),
    one('greetings').map((text): Line => () => ({ text, meant: [] })),
    one('signatures').map((text): Line => () => ({ text, meant: [] })),
  );
  const anyQuotation = fc.option(fc.record({ ...common, phrase: one('quotations') }), { freq: 3 });
  return fc
    .tuple(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      anyQuotation,
      fc.shuffledSubarray([...codes], { minLength: 11, maxLength: 11 }),
    )
    .map(([lines, quotation, shuffled]) => {
      const written = lines.map((line, nth) => line(shuffled[nth * 2]!, shuffled[nth * 2 + 1]!));
      const meant = written.flatMap((line) => line.meant);
      const isFolded = quotation && meant.length > 0;
      const quoted = isFolded
        ? [filled(quotation.phrase, shuffled.at(-1)!, quotation.quantity)]
        : [];
      return {
        text: [...written.map(({ text }) => text), ...quoted].join('\n'),
        meant: new Map(meant),
        others: written.flatMap(({ other }) => other ?? []),
      };
    });
}
