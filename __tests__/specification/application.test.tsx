import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Form } from '#domain/application/fields';

import { renderPage } from '../support/renderPage';

/** The table of section 5, verbatim. */
const MESSAGES: readonly (readonly [fields: string, message: string, form: 'both' | Form])[] = [
  ['billing_street, shipping_street', 'Street field is required', 'both'],
  ['billing_city, shipping_city, owner_city, bank_city', 'City field is required', 'both'],
  ['billing_prov', 'Province field is required', 'ca'],
  ['billing_pc', 'Postal code field is required', 'ca'],
  ['shipping_prov', 'Prov field is required', 'ca'],
  ['shipping_pc', 'PC field is required', 'ca'],
  ['billing_state, shipping_state, owner_state, bank_state', 'State field is required', 'usa'],
  ['billing_zip, shipping_zip, owner_zip, bank_zip', 'Zip field is required', 'usa'],
  ['billing_telephone, owner_phone', 'Telephone field is required', 'both'],
  ['billing_fax', 'Fax field is required', 'usa'],
  ['billing_gst', 'GST field is required', 'ca'],
  ['billing_pst', 'PST field is required', 'ca'],
  ['billing_qst', 'QST field is required', 'ca'],
  ['business_type', 'Type of Business field is required', 'both'],
  ['business_license', 'Business License field is required', 'ca'],
  ['irs_business', 'IRS Business field is required', 'both'],
  ['business_email, email', 'Email field is required', 'both'],
  ['website', 'Website field is required', 'both'],
  ['ap_contact', 'A/P Contact field is required', 'both'],
  ['formerName', "Please enter your former customer's name.", 'both'],
  ['preferredCourier', 'Preferred Courier is required', 'usa'],
  ['customsBroker', 'Customs Broker is required', 'usa'],
  ['courierAccount', 'Courier Account is required', 'usa'],
  ['shipping_consignee_name', 'Please enter your consignee name.', 'both'],
  ['owner_name', 'Please enter your owner name.', 'both'],
  ['owner_address', 'Please enter your home address.', 'both'],
  ['owner_business_name', 'Business Name field is required', 'ca'],
  ['owner_social_security', 'Social Security field is required', 'usa'],
  ['owner_driver_license', 'Driver’s License field is required', 'both'],
  ['bank_name', 'Bank name is required', 'both'],
  ['bank_account_number', 'Bank account number field is required', 'both'],
  ['bank_Tel', 'Bank telephone field is required', 'both'],
  ['bank_account_mgr', 'Bank account manager field is required', 'both'],
  ['bank_address', 'Bank address field is required', 'both'],
  ['cardholder_name', 'Card holder name is required', 'both'],
];

/** The payload of section 3, verbatim, in the order of the form. */
const PAYLOAD: Record<Form, string> = {
  usa: 'company_name company_registration_date billing_street billing_city billing_state billing_zip billing_telephone billing_fax irs_business business_email website ap_contact businessRegistered otherType formerCustomer formerName invoiceMethod preferredCourier customsBroker courierAccount business_type sale_manager caslConsent shipping_consignee_name shipping_street shipping_city shipping_state shipping_zip owner_name owner_address owner_city owner_state owner_zip owner_phone email owner_social_security owner_driver_license officers[0].name officers[0].title officers[0].address trade[0].name trade[0].telephone trade[0].fax trade[0].contact bank_name bank_account_number bank_Tel bank_account_mgr bank_address bank_city bank_state bank_zip cardholder_name card_type expiry_date',
  ca: 'company_name company_registration_date billing_street billing_city billing_prov billing_pc billing_telephone billing_gst billing_pst billing_qst business_license irs_business business_email website ap_contact businessRegistered otherType formerCustomer formerName invoiceMethod business_type sale_manager caslConsent shipping_consignee_name shipping_street shipping_city shipping_prov shipping_pc owner_name owner_address owner_city owner_prov owner_postal_code owner_phone email owner_business_name owner_driver_license officers[0].name officers[0].title officers[0].address trade[0].name trade[0].telephone trade[0].fax trade[0].contact bank_name bank_account_number bank_Tel bank_account_mgr bank_address bank_city bank_province bank_postal_code cardholder_name card_type expiry_date',
};

const fieldNamed = (name: string) =>
  document.querySelector<HTMLInputElement>(
    `main [name="${name}"], form [name="${name}"]`,
  ) as HTMLInputElement;

/** Opens a form with every conditional field. */
async function openWhole(country: Form) {
  await renderPage({
    at: '/account-registration',
    signedIn: false,
    state: { country },
    answers: { 'GET /api/features': { features: [] } },
  });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Other' }));
  const former = within(screen.getByRole('group', { name: 'Are you a former customer?' }));
  await userEvent.click(former.getByRole('radio', { name: 'Yes' }));
  if (country === 'ca') {
    fireEvent.change(fieldNamed('billing_prov'), { target: { value: 'QC' } });
    await waitFor(() => expect(fieldNamed('billing_qst')).toBeInTheDocument());
  }
}

/** Returns the error message of a field. */
const messageUnder = (name: string) => {
  const ids = fieldNamed(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error'));
  return (error && document.getElementById(error)?.textContent) || '';
};

describe.each(['usa', 'ca'] as const)('the application from %s', (country) => {
  it('3 has every field of the payload under its name, in the order of 2.7', async () => {
    await openWhole(country);
    const boxes = document.querySelectorAll<HTMLInputElement>(
      'main form input[name], form input[name]',
    );
    const names = new Set([...boxes].map(({ name }) => name));
    const wanted = [...PAYLOAD[country].split(' '), 'authorized_card', 'accepted_terms'];

    expect([...names].filter((name) => wanted.includes(name))).toEqual(wanted);
  });

  it('5 shows the message from the table under each empty field when the focus leaves it', async () => {
    await openWhole(country);
    fireEvent.change(fieldNamed('owner_name'), { target: { value: '' } });
    const rows = MESSAGES.filter(([, , form]) => form === 'both' || form === country);
    for (const [fields, message] of rows) {
      for (const name of fields.split(', ')) {
        if (name === 'billing_prov') fireEvent.change(fieldNamed(name), { target: { value: '' } });
        if (name === 'billing_qst')
          fireEvent.change(fieldNamed('billing_prov'), { target: { value: 'QC' } });
        await waitFor(() => expect(fieldNamed(name)).toBeInTheDocument());
        expect([name, messageUnder(name)]).toEqual([name, '']);
        fireEvent.blur(fieldNamed(name));
        await waitFor(() => expect([name, messageUnder(name)]).toEqual([name, message]));
      }
    }
  });

  it('5 requires both checkboxes', async () => {
    await openWhole(country);
    for (const name of ['authorized_card', 'accepted_terms']) {
      expect(fieldNamed(name)).not.toBeChecked();
      fireEvent.blur(fieldNamed(name));
      await waitFor(() => expect(messageUnder(name)).not.toBe(''));
    }
  });
});

describe('the application', () => {
  it('3 preselects No for a former customer, and nothing for a visit or e-mails', async () => {
    await renderPage({
      at: '/account-registration',
      signedIn: false,
      answers: { 'GET /api/features': { features: [] } },
    });
    await screen.findByRole('heading', { level: 1 });
    const chosen = [...document.querySelectorAll<HTMLInputElement>('form :checked[name]')];
    const names = chosen
      .map(({ name, value }) => `${name} ${value}`)
      .filter((one) => /^[a-z]/.test(one));

    expect(names).toEqual(['formerCustomer No']);
  });

  it.each([
    ['01/20', 'The card has expired.'],
    ['08/39', ''],
  ])('5 refuses only a card that has expired: %s', async (shown, expected) => {
    await renderPage({
      at: '/account-registration',
      signedIn: false,
      answers: { 'GET /api/features': { features: [] } },
    });
    await screen.findByRole('heading', { level: 1 });
    await userEvent.click(fieldNamed('expiry_date'));
    await userEvent.paste(shown);
    await userEvent.tab();

    await waitFor(() => expect(messageUnder('expiry_date')).toBe(expected));
    expect(fieldNamed('expiry_date')).toHaveValue(shown);
  });

  it.each([
    [
      'usa',
      [
        '$200',
        '65%',
        '$500',
        '100%',
        '30 days net',
        '1.5% per month',
        'collection costs',
        'NSF',
        '60 days',
      ],
    ],
    [
      'ca',
      [
        '$500',
        '65%',
        '$800',
        '1.5% per month',
        'legal costs',
        'NSF',
        'vendor’s option',
        '60 days',
        'confidential',
        'Province of Ontario',
      ],
    ],
  ] as const)('9 shows the credit terms for %s', async (country, words) => {
    await renderPage({
      at: '/account-registration',
      signedIn: false,
      state: { country },
      answers: { 'GET /api/features': { features: [] } },
    });
    const terms = await screen.findByRole('region', { name: 'CREDIT TERMS AND CONDITIONS' });

    for (const word of words) expect(terms).toHaveTextContent(word);
  });
});
