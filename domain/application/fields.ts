/** The two forms of the trade account application by their `country` on the wire (specification 3). */
export const FORMS = ['ca', 'usa'] as const;
export type Form = (typeof FORMS)[number];

/** Reads the country of a form as sent or kept in a cookie: 'ca', 'usa', 'us', in any case. */
export function readForm(text: unknown): Form | undefined {
  const code = typeof text === 'string' ? text.trim().toLowerCase() : '';
  if (code === 'us') return 'usa';
  return FORMS.find((form) => form === code);
}

export const YES_NO = ['Yes', 'No'] as const;
export const REGISTERED_AS = ['corporation', 'partnership', 'soleProprietor', 'other'] as const;
export const CARD_TYPES = ['visa', 'mastercard'] as const;
export const INVOICE_METHODS = { ca: ['fax', 'email'], usa: ['fax', 'mail', 'e-mail'] } as const;

/** Longest texts, in characters, and longest lists. */
export const APPLICATION = { text: 200, email: 254, address: 500, rows: 20 } as const;

/** Longest answer to a question of the department, in characters. */
export const ANSWER = 2000;

/** Kept encrypted, shown masked, never in the browser's storage, a log or an e-mail. */
export const SENSITIVE_FIELDS = [
  'owner_social_security',
  'owner_driver_license',
  'bank_account_number',
  'cardholder_name',
  'expiry_date',
] as const;
export type SensitiveField = (typeof SENSITIVE_FIELDS)[number];

export const isSensitive = (field: string): field is SensitiveField =>
  SENSITIVE_FIELDS.some((name) => name === field);

/** What is typed into a form, by the names on the wire. */
export type ApplicationValues = Readonly<Record<string, unknown>>;

export type Section =
  'company' | 'billing' | 'shipping' | 'owner' | 'officers' | 'trade' | 'bank' | 'card' | 'terms';

export type Kind =
  'text' | 'email' | 'digits' | 'date' | 'expiry' | 'choice' | 'choices' | 'rows' | 'check';

/** One field of a form, in the order in which the form asks. */
export interface ApplicationField {
  name: string;
  section: Section;
  kind: Kind;
  /** Key of what is said where it is left empty; without one it may be. */
  required?: RequiredMessage;
  /** Asked only then. */
  when?: (values: ApplicationValues) => boolean;
}

/** Message keys that the screens and the server both have. */
export type RequiredMessage =
  `application.${'street' | 'city' | 'province' | 'postalCode' | 'shippingProvince' | 'shippingPostalCode' | 'state' | 'zip' | 'telephone' | 'fax' | 'gst' | 'pst' | 'qst' | 'businessType' | 'businessLicense' | 'irsBusiness' | 'email' | 'website' | 'apContact' | 'formerName' | 'preferredCourier' | 'customsBroker' | 'courierAccount' | 'consigneeName' | 'ownerName' | 'ownerAddress' | 'businessName' | 'socialSecurity' | 'driverLicense' | 'bankName' | 'bankAccount' | 'bankTelephone' | 'bankManager' | 'bankAddress' | 'cardholderName' | 'authorizedCard' | 'acceptedTerms'}.required`;
