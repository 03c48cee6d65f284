import type {
  ApplicationField,
  ApplicationValues,
  Form,
  FieldKind,
  RequiredMessage,
  FormSection,
} from './fields';

const isOther = ({ businessRegistered }: ApplicationValues): boolean =>
  Array.isArray(businessRegistered) && businessRegistered.includes('other');

const wasCustomer = ({ formerCustomer }: ApplicationValues): boolean => formerCustomer === 'Yes';

/** Only companies in Quebec are asked for the provincial sales tax number (QST). */
const isInQuebec = ({ billing_prov }: ApplicationValues): boolean =>
  typeof billing_prov === 'string' && /^(qc|qu[eé]bec)$/i.test(billing_prov.trim());

type FieldSpec<Name extends string> = readonly [
  name: Name,
  required?: RequiredMessage,
  kind?: FieldKind,
  when?: ApplicationField['when'],
];

const defineFields = <const Name extends string>(...specs: readonly FieldSpec<Name>[]) => specs;

const section = <const Name extends string>(
  name: FormSection,
  specs: readonly FieldSpec<Name>[],
): ApplicationField<Name>[] =>
  specs.map(([field, required, kind = 'text', when]) => ({
    name: field,
    section: name,
    kind,
    ...(required && { required }),
    ...(when && { when }),
  }));

const COMPANY = section('company', [
  ['company_name'],
  ['company_registration_date', undefined, 'date'],
]);

const CONTACT = defineFields(
  ['irs_business', 'application.irsBusiness.required'],
  ['business_email', 'application.email.required', 'email'],
  ['website', 'application.website.required', 'long'],
  ['ap_contact', 'application.apContact.required'],
);

const REGISTERED = defineFields(
  ['businessRegistered', undefined, 'choices'],
  ['otherType', undefined, 'text', isOther],
  ['formerCustomer', undefined, 'choice'],
  ['formerName', 'application.formerName.required', 'text', wasCustomer],
  ['invoiceMethod', undefined, 'choices'],
);

const PREFERENCES = defineFields(
  ['business_type', 'application.businessType.required'],
  ['sale_manager', undefined, 'choice'],
  ['caslConsent', undefined, 'choice'],
);

const SHIPPING = defineFields(
  ['shipping_consignee_name', 'application.consigneeName.required'],
  ['shipping_street', 'application.street.required', 'long'],
  ['shipping_city', 'application.city.required'],
);

const OWNER = defineFields(
  ['owner_name', 'application.ownerName.required'],
  ['owner_address', 'application.ownerAddress.required', 'long'],
  ['owner_city', 'application.city.required'],
);

const OWNER_CONTACT = defineFields(
  ['owner_phone', 'application.telephone.required'],
  ['email', 'application.email.required', 'email'],
);

const LICENSE = defineFields(['owner_driver_license', 'application.driverLicense.required']);

const ROWS = [
  ...section('officers', [['officers', undefined, 'rows']]),
  ...section('trade', [['trade', undefined, 'rows']]),
];

const BANK = defineFields(
  ['bank_name', 'application.bankName.required'],
  ['bank_account_number', 'application.bankAccount.required'],
  ['bank_Tel', 'application.bankTelephone.required', 'digits'],
  ['bank_account_mgr', 'application.bankManager.required'],
  ['bank_address', 'application.bankAddress.required', 'long'],
  ['bank_city', 'application.city.required'],
);

const CLOSING = [
  ...section('card', [
    ['cardholder_name', 'application.cardholderName.required'],
    ['card_type', undefined, 'choice'],
    ['expiry_date', undefined, 'expiry'],
    ['authorized_card', 'application.authorizedCard.required', 'check'],
  ]),
  ...section('terms', [['accepted_terms', 'application.acceptedTerms.required', 'check']]),
];

const CANADA = [
  ...COMPANY,
  ...section('billing', [
    ['billing_street', 'application.street.required', 'long'],
    ['billing_city', 'application.city.required'],
    ['billing_prov', 'application.province.required'],
    ['billing_pc', 'application.postalCode.required', 'postalCode'],
    ['billing_telephone', 'application.telephone.required'],
    ['billing_gst', 'application.gst.required'],
    ['billing_pst', 'application.pst.required'],
    ['billing_qst', 'application.qst.required', 'text', isInQuebec],
    ['business_license', 'application.businessLicense.required'],
    ...CONTACT,
    ...REGISTERED,
    ...PREFERENCES,
  ]),
  ...section('shipping', [
    ...SHIPPING,
    ['shipping_prov', 'application.shippingProvince.required'],
    ['shipping_pc', 'application.shippingPostalCode.required', 'postalCode'],
  ]),
  ...section('owner', [
    ...OWNER,
    ['owner_prov'],
    ['owner_postal_code', undefined, 'postalCode'],
    ...OWNER_CONTACT,
    ['owner_business_name', 'application.businessName.required'],
    ...LICENSE,
  ]),
  ...ROWS,
  ...section('bank', [...BANK, ['bank_province'], ['bank_postal_code', undefined, 'postalCode']]),
  ...CLOSING,
];

const USA = [
  ...COMPANY,
  ...section('billing', [
    ['billing_street', 'application.street.required', 'long'],
    ['billing_city', 'application.city.required'],
    ['billing_state', 'application.state.required'],
    ['billing_zip', 'application.zip.required', 'zipCode'],
    ['billing_telephone', 'application.telephone.required'],
    ['billing_fax', 'application.fax.required'],
    ...CONTACT,
    ...REGISTERED,
    ['preferredCourier', 'application.preferredCourier.required'],
    ['customsBroker', 'application.customsBroker.required'],
    ['courierAccount', 'application.courierAccount.required'],
    ...PREFERENCES,
  ]),
  ...section('shipping', [
    ...SHIPPING,
    ['shipping_state', 'application.state.required'],
    ['shipping_zip', 'application.zip.required', 'zipCode'],
  ]),
  ...section('owner', [
    ...OWNER,
    ['owner_state', 'application.state.required'],
    ['owner_zip', 'application.zip.required', 'zipCode'],
    ...OWNER_CONTACT,
    ['owner_social_security', 'application.socialSecurity.required'],
    ...LICENSE,
  ]),
  ...ROWS,
  ...section('bank', [
    ...BANK,
    ['bank_state', 'application.state.required'],
    ['bank_zip', 'application.zip.required', 'zipCode'],
  ]),
  ...CLOSING,
];

/** Every field name on the wire. */
export type FieldName = (typeof CANADA | typeof USA)[number]['name'];

/**
 * The fields of each form, in order (specification 2.7, 3 and 5); shared by the screens and the
 * server.
 */
export const FIELDS: Readonly<Record<Form, readonly ApplicationField<FieldName>[]>> = {
  ca: CANADA,
  usa: USA,
};

/** Returns the fields that a form shows for its current values. */
export const visibleFields = (form: Form, values: ApplicationValues) =>
  FIELDS[form].filter(({ when }) => when === undefined || when(values));

/** Every field of both forms, without duplicates. */
export const ALL_FIELDS: readonly ApplicationField<FieldName>[] = [
  ...new Map([...CANADA, ...USA].map((field) => [field.name, field])).values(),
];
