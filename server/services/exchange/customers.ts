import { CustomerRow } from '#contract/v1/customerRow';
import { ADDRESS_FIELDS, type AddressKind } from '#domain/customers';
import { parseLanguage } from '#domain/languages';

import { NO_CHANGES } from '../../catalogue/version';
import { plainText } from '../../table-files/cleanText';
import { clearSessionCache } from '../accounts/sessions';
import type { Action } from '../actions/action';
import type { KeyedOutcome } from '../actions/outcomes';
import { Refusal } from '../actions/refusal';
import { shortenedNumbers } from '../actions/shortenedNumbers';
import { changeCustomer, type CustomerChange } from '../customers/changeCustomer';
import { isInvited } from '../customers/isInvited';
import type { AddressChange } from '../customers/mergeAddresses';

import { outcomeOf, type DataKind } from './dataKind';

/** Customers, changed by the same service as at the staff desk. */
export const customers: DataKind<CustomerRow> = {
  name: 'customers',
  partSize: 50,
  shape: CustomerRow,
  keyOf: ({ customer_code }) => codeOf(String(customer_code ?? '')),
  // Each row may contain another address.
  scopeOf: ({ bill_to_code = '', ship_to_code = '' }) =>
    JSON.stringify([bill_to_code, ship_to_code]),
  estimateImpact: async () => undefined,
  take: async (action, rows, { reportsChanges }) => {
    const outcomes: KeyedOutcome[] = [];
    // Customers are always locked in the same order, to prevent deadlocks.
    for (const row of [...rows].sort((one, other) => (one.key < other.key ? -1 : 1))) {
      const { outcome, code, field, params, version } = await changeByRow(action, row.content);
      const basis = reportsChanges && version !== undefined && { basis: String(version) };
      const why = { ...(code && { code }), ...(field && { field }), ...(params && { params }) };
      outcomes.push({ ...outcomeOf(row, outcome), ...why, ...basis });
    }
    return { outcomes, seen: NO_CHANGES };
  },
  afterwards: clearSessionCache,
};

async function changeByRow(action: Action, content: CustomerRow, isNew = false) {
  const [fault] = shortenedNumbers(content, PHONE_FIELDS);
  if (fault) return { outcome: 'error' as const, version: undefined, ...fault };
  const change = toCustomerChange(content);
  const invite = change.invite === true && !(await isInvited(action, change.customer_code.trim()));
  return changeCustomer(action, { ...change, invite, isNew });
}

/** Adds a customer; 409 if the code is taken. */
export async function addCustomer(action: Action, content: CustomerRow) {
  const { code, field, params, ...added } = await changeByRow(action, content, true);
  if (code === 'customer.codeTaken') throw new Refusal(409, code, { ...(field && { field }) });
  if (code) {
    const fault = { code, ...(field && { field }), ...(params && { params }) };
    throw new Refusal(400, 'request.refused', { errors: [fault] });
  }
  return { row: 1, key: codeOf(content.customer_code), ...added };
}

const PHONE_FIELDS = ['phone', 'bill_to_phone', 'ship_to_phone'];

const codeOf = (code: string): string => code.trim().toUpperCase();

function toCustomerChange(content: CustomerRow): CustomerChange {
  const { owner_name, lang, addresses, ...fields } = content;
  return {
    ...fields,
    oneByOne: [addressChangeOf('bill', content), addressChangeOf('ship', content)].filter(
      (one) => one !== undefined,
    ),
    owner_name: owner_name === undefined ? undefined : plainText(owner_name),
    company_name: cleared(content.company_name),
    phone: cleared(content.phone),
    terms: cleared(content.terms),
    lang: lang && parseLanguage(lang),
    addresses: addresses === undefined ? undefined : (addresses ?? []).map(addressOf),
  };
}

const cleared = (text: string | null | undefined) => (text ? plainText(text) : text);

type AddressRow = NonNullable<CustomerRow['addresses']>[number];

const addressOf = ({ kind, code, street, city, country, is_default, ...more }: AddressRow) => ({
  kind,
  code: plainText(code),
  name: plainText(more.name ?? ''),
  street: plainText(street),
  city: plainText(city),
  region: plainText(more.region ?? ''),
  postal_code: plainText(more.postal_code ?? ''),
  country,
  phone: plainText(more.phone ?? ''),
  is_default,
});

/** Returns a row's fields for one address of a kind; `undefined` if it has none. */
function addressChangeOf(kind: AddressKind, content: CustomerRow): AddressChange | undefined {
  const values = ADDRESS_FIELDS.map(
    (field) => [field, cleared(content[`${kind}_to_${field}`])] as const,
  );
  const filled = values.filter(([, text]) => text !== undefined);
  if (filled.length === 0) return undefined;
  return { kind, ...Object.fromEntries(filled.map(([field, text]) => [field, text ?? ''])) };
}
