import { en } from '../../server/messages/en';
import { es } from '../../server/messages/es';
import { fr } from '../../server/messages/fr';
import { translate, type ServerMessageKey } from '../../server/messages/translate';
import { messageParams } from '../support/messageParams';

const keys = Object.keys(en) as ServerMessageKey[];

/** Words that a language spells like English. */
const SAME: readonly ServerMessageKey[] = [
  'upload.field.description',
  'upload.field.type',
  'activity.code',
  'order.date',
  'order.total',
  'mail.label',
  'application.label.billing_prov',
  'application.label.billing_fax',
  'application.label.billing_gst',
  'application.label.billing_pst',
  'application.label.billing_qst',
  'application.label.shipping_prov',
  'application.label.owner_prov',
  'application.label.bank_province',
];

describe('every message', () => {
  it.each(keys)('%s has the same placeholders in all three languages', (key) => {
    expect([messageParams(fr[key]), messageParams(es[key])]).toEqual([
      messageParams(en[key]),
      messageParams(en[key]),
    ]);
  });

  it.each(keys)('%s exists and is translated', (key) => {
    expect(Math.min(en[key].length, fr[key].length, es[key].length)).toBeGreaterThan(2);
    if (!SAME.includes(key)) expect([fr[key], es[key]]).not.toContain(en[key]);
  });

  // Canadian French typography: a non-breaking space inside guillemets and before a colon.
  it('keeps French punctuation together with its words', () => {
    const slips = /[^\u00a0]:(?!\/\/|\d| application)|«(?!\u00a0)|[^\u00a0]»|\s[!?;,.]/;
    expect(keys.filter((key) => slips.test(fr[key]))).toEqual([]);
  });

  it('fills its placeholders with exactly the given values', () => {
    expect(translate('es', 'order.already', { order: '$& {order}' })).toBe(
      'Esto ya se pidió: pedido $& {order}. No se volvió a pedir nada.',
    );
  });
});

describe('an amount in a message', () => {
  const params = {
    number: { cents: 260, country: 'CA' },
    price: { cents: 123_450, country: 'US' },
  } as const;

  it('has its currency, and the decimal mark of the reader', () => {
    expect(translate('', 'exchange.saleNotLower', params)).toBe(
      'The sale price $2.60 is not below the price $1,234.50.',
    );
    expect(translate('fr', 'exchange.saleNotLower', params)).toBe(
      'Le prix soldé 2,60\u00a0$ n’est pas inférieur au prix 1\u00a0234,50\u00a0$.',
    );
  });
});
