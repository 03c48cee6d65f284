/**
 * The two forms of the trade account application, by their `country` on the wire (specification 3).
 */
export const FORMS = ['ca', 'usa'] as const;
export type Form = (typeof FORMS)[number];

/** Parses the country of a form as sent or stored in a cookie: 'ca', 'usa', 'us', in any case. */
export function parseForm(text: unknown): Form | undefined {
  const code = typeof text === 'string' ? text.trim().toLowerCase() : '';
  if (code === 'us') return 'usa';
  return FORMS.find((form) => form === code);
}

export const YES_NO = ['Yes', 'No'] as const;
export const REGISTERED_AS = ['corporation', 'partnership', 'soleProprietor', 'other'] as const;
export const CARD_TYPES = ['visa', 'mastercard'] as const;
export const INVOICE_METHODS = { ca: ['fax', 'email'], usa: ['fax', 'mail', 'e-mail'] } as const;

/**
 * Maximum length of a text by its kind, in characters. `long` is for addresses; a date may be
 * written out in words.
 */
export const MAX_LENGTHS = {
  text: 200,
  long: 500,
  email: 254,
  digits: 200,
  postalCode: 200,
  zipCode: 200,
  date: 200,
  expiry: 200,
} as const;
export type TextKind = keyof typeof MAX_LENGTHS;

/** Lists of a form: the columns of their rows, and the maximum number of rows. */
export const ROWS = {
  officers: { name: 'text', title: 'text', address: 'long' },
  trade: { name: 'text', telephone: 'digits', fax: 'text', contact: 'text' },
} as const satisfies Record<string, Record<string, TextKind>>;
export type RowsName = keyof typeof ROWS;
export const MAX_APPLICATION_ROWS = 20;

/** Maximum length of an answer to a question from staff, in characters. */
export const MAX_ANSWER_LENGTH = 2000;
/** Maximum length of a question to an applicant and of the reason for a decline, in characters. */
export const MAX_REVIEW_TEXT_LENGTH = 2000;

/** Stored encrypted and shown masked; never in browser storage, logs or e-mails. */
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

/** The values of a form, by their names on the wire. */
export type ApplicationValues = Readonly<Record<string, unknown>>;

/** Sections in the order in which a form shows them. */
export const SECTIONS = [
  'company',
  'billing',
  'shipping',
  'owner',
  'officers',
  'trade',
  'bank',
  'card',
  'terms',
] as const;
export type FormSection = (typeof SECTIONS)[number];

export type FieldKind = TextKind | 'choice' | 'choices' | 'rows' | 'check';

/** One field of a form; fields are listed in the order in which the form shows them. */
export interface ApplicationField<Name extends string = string> {
  name: Name;
  section: FormSection;
  kind: FieldKind;
  /** Message key for an empty field; the field is optional without one. */
  required?: RequiredMessage;
  /** The field is shown only if this returns true. */
  when?: (values: ApplicationValues) => boolean;
}

/** Message keys available to both the screens and the server. */
export type RequiredMessage =
  `application.${'street' | 'city' | 'province' | 'postalCode' | 'shippingProvince' | 'shippingPostalCode' | 'state' | 'zip' | 'telephone' | 'fax' | 'gst' | 'pst' | 'qst' | 'businessType' | 'businessLicense' | 'irsBusiness' | 'email' | 'website' | 'apContact' | 'formerName' | 'preferredCourier' | 'customsBroker' | 'courierAccount' | 'consigneeName' | 'ownerName' | 'ownerAddress' | 'businessName' | 'socialSecurity' | 'driverLicense' | 'bankName' | 'bankAccount' | 'bankTelephone' | 'bankManager' | 'bankAddress' | 'cardholderName' | 'authorizedCard' | 'acceptedTerms'}.required`;
