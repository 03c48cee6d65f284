import { Application } from '../../contract/applications';
import { withBillingCopied } from '../../domain/application/asBilling';
import { isExpired, parseExpiry } from '../../domain/application/expiry';
import { findFaults } from '../../domain/application/faults';
import {
  FORMS,
  isSensitive,
  parseForm,
  ROWS,
  SENSITIVE_FIELDS,
} from '../../domain/application/fields';
import { FIELDS } from '../../domain/application/forms';
import { mask } from '../../domain/application/mask';
import { isUnusualPostalCode, normaliseText } from '../../domain/application/normaliseText';
import { isText } from '../../domain/application/texts';
import { isEmail } from '../../domain/emails';
import { completeApplication } from '../support/applications';
import { CARD_NUMBERS } from '../support/cardNumbers';

const now = new Date('2026-11-21T12:00:00Z');

describe.each(FORMS)('the %s application form', (form) => {
  const required = FIELDS[form].filter((field) => field.required !== undefined);

  it('accepts a complete application', () => {
    expect(findFaults(form, completeApplication(form), now)).toEqual([]);
  });

  it.each(required.map(({ name, required: code }) => [name, code] as const))(
    'requires %s',
    (name, code) => {
      const faults = findFaults(form, completeApplication(form, { [name]: '' }), now);

      expect(faults).toEqual([{ field: name, code }]);
    },
  );

  it.each(FIELDS[form].filter(({ kind }) => isText(kind)).map(({ name }) => name))(
    'accepts no card number in %s, however it is written',
    (name) => {
      const accepted = CARD_NUMBERS.filter((text) => {
        const [fault] = findFaults(form, completeApplication(form, { [name]: text }), now);
        return fault?.field !== name || fault.code !== 'application.cardNumber.refused';
      });

      expect(accepted).toEqual([]);
    },
  );

  it.each(
    Object.entries(ROWS).flatMap(([name, columns]) =>
      Object.keys(columns).map((column) => [column, name] as const),
    ),
  )('accepts no card number as %s in the list of %s', (column, name) => {
    const accepted = CARD_NUMBERS.filter((text) => {
      const rows = { [name]: [{}, { [column]: text }] };
      const [fault] = findFaults(form, completeApplication(form, rows), now);
      return fault?.line !== 2 || fault.code !== 'application.cardNumber.refused';
    });

    expect(accepted).toEqual([]);
  });

  it('has each of its fields once, and only fields that the API accepts', () => {
    const names = FIELDS[form].map(({ name }) => name);

    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(Application.properties)).toEqual(expect.arrayContaining(names));
  });
});

describe('the two application forms', () => {
  it('together have every field that the API accepts', () => {
    const names = new Set(FORMS.flatMap((form) => FIELDS[form].map(({ name }) => name)));
    const travelling = Object.keys(Application.properties).filter(
      (name) => name !== 'country' && name !== 'lang',
    );

    expect([...names].sort()).toEqual(travelling.sort());
    expect(SENSITIVE_FIELDS.every((name) => names.has(name))).toBe(true);
    expect([isSensitive('bank_account_number'), isSensitive('bank_name')]).toEqual([true, false]);
  });

  it.each([
    ['ca', 'ca'],
    ['CA', 'ca'],
    ['usa', 'usa'],
    ['US', 'usa'],
    ['us', 'usa'],
    ['mx', undefined],
    [7, undefined],
  ])('are told apart by the country %p', (country, form) => {
    expect(parseForm(country)).toBe(form);
  });
});

describe('a conditional field', () => {
  it.each([
    ['billing_qst', { billing_prov: 'ON', billing_qst: '' }, []],
    ['billing_qst', { billing_prov: ' québec ', billing_qst: '' }, ['billing_qst']],
    ['formerName', { formerCustomer: 'No', formerName: '' }, []],
    ['formerName', { formerCustomer: 'Yes', formerName: ' ' }, ['formerName']],
    ['otherType', { businessRegistered: ['other'], otherType: '' }, []],
  ])('is required or not, depending on the other values: %s with %o', (_name, change, missing) => {
    const faults = findFaults('ca', completeApplication('ca', change), now);

    expect(faults.map(({ field }) => field)).toEqual(missing);
  });
});

describe('an address copied from the billing address', () => {
  const typed = { billing_street: '1 Patch Lane', billing_zip: '05401', company_name: ' ' };
  const values = { ...typed, owner_name: 'Ada', shipping_as_billing: true, shipping_street: 'Old' };

  it('equals the billing address, with the company or the owner as consignee', () => {
    expect(withBillingCopied({ ...values, company_name: 'Quilts' })).toMatchObject({
      shipping_street: '1 Patch Lane',
      shipping_zip: '05401',
      shipping_consignee_name: 'Quilts',
    });
    expect(withBillingCopied(values)).toMatchObject({ shipping_consignee_name: 'Ada' });
    expect(withBillingCopied({ ...values, shipping_as_billing: false }).shipping_street).toBe(
      'Old',
    );
  });

  it.each([
    ['usa', 'shipping_as_billing', 'shipping_'],
    ['ca', 'shipping_as_billing', 'shipping_'],
    ['usa', 'owner_as_billing', 'owner_(address|city|state|zip|phone)'],
    ['ca', 'owner_as_billing', 'owner_(address|city|prov|postal_code|phone)'],
  ] as const)('is not required in %s if %s is ticked', (form, box, names) => {
    const isFollower = (name: string) => new RegExp(`^${names}`).test(name);
    const empty = FIELDS[form].map(({ name }) => name).filter(isFollower);
    const values = completeApplication(form, Object.fromEntries(empty.map((name) => [name, ''])));

    expect(findFaults(form, values, now)).not.toEqual([]);
    expect(findFaults(form, { ...values, [box]: true }, now)).toEqual([]);
    expect(findFaults(form, withBillingCopied({ ...values, [box]: true }), now)).toEqual([]);
  });
});

describe('the text of a field', () => {
  it.each([
    ['postalCode', 'h2x1y4', 'H2X 1Y4'],
    ['postalCode', ' H2X-1Y4 ', 'H2X 1Y4'],
    ['postalCode', 'Ｈ2Ｘ 1Ｙ4', 'H2X 1Y4'],
    ['postalCode', 'D2X 1Y4', 'D2X 1Y4'],
    ['postalCode', '75011', '75011'],
    ['zipCode', '05401', '05401'],
    ['zipCode', '054011234', '05401-1234'],
    ['zipCode', '05401 – 1234', '05401-1234'],
    ['zipCode', '5401', '5401'],
    ['digits', '+1 (416) 555–0100', '14165550100'],
    ['text', ' Quilts\u0007 & \u0000Co. ', 'Quilts & Co.'],
  ] as const)('is normalised as %s: "%s"', (kind, typed, normalised) => {
    expect(normaliseText(typed, kind)).toBe(normalised);
  });

  it('is flagged but not refused if it is an unusual postal code for its country', () => {
    const isOdd = (['75011', 'W2X 1Y4', 'h2x1y4', ''] as const).map((text) =>
      isUnusualPostalCode(text, 'postalCode'),
    );

    expect(isOdd).toEqual([true, true, false, false]);
    expect(isUnusualPostalCode('H2X 1Y4', 'zipCode')).toBe(true);
    expect(isUnusualPostalCode('Montréal', 'text')).toBe(false);
    expect(findFaults('ca', completeApplication('ca', { billing_pc: '75011' }), now)).toEqual([]);
  });
});

describe('a value typed into a field', () => {
  it.each([
    ['email', 'owner@', 'email.refused'],
    ['business_email', 'a b@shop.test', 'email.refused'],
    ['bank_Tel', 'call me', 'application.digits.refused'],
    ['company_registration_date', '2026-02-31', 'application.date.refused'],
    ['company_registration_date', '9/30/2004', 'application.date.refused'],
    ['company_registration_date', '2026-12-31', 'application.date.future'],
    ['expiry_date', '08/2029', 'application.expiry.refused'],
    ['expiry_date', '13/30', 'application.expiry.refused'],
    ['expiry_date', '10/26', 'application.expiry.past'],
  ])('is refused in %s if it is "%s"', (field, typed, code) => {
    expect(findFaults('usa', completeApplication('usa', { [field]: typed }), now)).toEqual([
      { field, code },
    ]);
  });

  it.each([
    ['company_name', 200, '𝒬'.repeat(200)],
    ['billing_street', 500, '𝒬'.repeat(500)],
    ['business_email', 254, `${'a'.repeat(244)}@shop.test`],
  ])('may have in %s up to %d characters, as a reader counts them', (field, _most, longest) => {
    const codeOf = (text: string) =>
      findFaults('usa', completeApplication('usa', { [field]: text }), now)[0]?.code;

    expect(codeOf(`x${longest}`)).toBe('application.tooLong');
    expect(codeOf(longest)).not.toBe('application.tooLong');
  });

  it('is reported with its row number if it is part of a list', () => {
    const trade = [{ name: 'Good' }, { name: 'B'.repeat(201), telephone: 'none' }];

    expect(findFaults('ca', completeApplication('ca', { trade }), now)).toEqual([
      { field: 'name', line: 2, code: 'application.tooLong' },
      { field: 'telephone', line: 2, code: 'application.digits.refused' },
    ]);
  });

  it('may be the expiry date of a card that expires this month', () => {
    const expiry = parseExpiry('11/26');

    expect(expiry && isExpired(expiry, now)).toBe(false);
    expect(expiry && isExpired(expiry, new Date('2026-12-01T00:00:00Z'))).toBe(true);
  });

  it('is recognised as an email address, and masked correctly', () => {
    expect(
      ['a@b.co', 'a+b@c-d.example', 'a@b', '@b.co', 'a@b..co', 'a@b.co>'].map(isEmail),
    ).toEqual([true, true, false, false, false, false]);
    expect([mask('123456789'), mask('12345')]).toEqual(['•••789', '•••']);
  });
});
