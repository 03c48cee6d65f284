import { ADDRESS_FIELDS, type AddressKind } from '#domain/customers';

type Field = (typeof ADDRESS_FIELDS)[number];

/** What precedes a field in English, and follows it in French and Spanish. */
const KINDS: Record<AddressKind, { before: string[]; behind: string[] }> = {
  bill: { before: ['bill to', 'billing'], behind: ['de facturation', 'de facturacion'] },
  ship: {
    before: ['ship to', 'shipping', 'delivery'],
    behind: ['de livraison', 'de envio', 'de entrega'],
  },
};

const NAMES: Record<Field, { english: string[]; other: string[] }> = {
  code: { english: ['code', 'address code'], other: ['code', 'codigo'] },
  name: { english: ['name', 'company'], other: ['nom', 'nombre'] },
  street: {
    english: ['street', 'address', 'address 1', 'address line 1', 'street address'],
    other: ['rue', 'adresse', 'calle', 'direccion', 'domicilio'],
  },
  city: { english: ['city', 'town'], other: ['ville', 'ciudad'] },
  region: {
    english: ['region', 'province', 'state'],
    other: ['province', 'etat', 'provincia', 'estado'],
  },
  postal_code: {
    english: ['postal code', 'zip', 'zip code', 'postcode'],
    other: ['code postal', 'codigo postal'],
  },
  country: { english: ['country'], other: ['pays', 'pais'] },
  phone: { english: ['phone', 'telephone'], other: ['telephone', 'telefono'] },
};

/**
 * Headings of the columns for one address of a kind: `ship_to_street`, “Shipping address”, « Rue de
 * livraison ».
 */
export const addressHeadings = (kind: AddressKind): Record<string, string[]> =>
  Object.fromEntries(
    ADDRESS_FIELDS.map((field) => {
      const { before, behind } = KINDS[kind];
      const { english, other } = NAMES[field];
      return [
        `${kind}_to_${field}`,
        [
          ...before.flatMap((first) => english.map((name) => `${first} ${name}`)),
          ...behind.flatMap((last) => other.map((name) => `${name} ${last}`)),
        ],
      ];
    }),
  );
