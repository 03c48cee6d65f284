import type { TSchema } from 'typebox';

import { Acknowledgement } from '#contract/v1/orders';

import { FIELDS } from '../../import/fields';
import type { ImportRefusal } from '../../import/importRefusal';
import { matchHeadings, type MatchedColumns, type ColumnMapping } from '../../import/matchHeadings';
import { KINDS, type AnyKind } from '../exchange/kinds';
import { LineProgress } from '../machine/reportProgress';

import { addressHeadings } from './addressHeadings';
import { ShipmentRow } from './shipmentRows';

/** Headings by the field they denote; a field's own name is always recognised. */
type Headings = Readonly<Record<string, readonly string[]>>;

/** A kind of file that the folder accepts. */
export interface FileKind {
  name: string;
  /** Schema of its rows. */
  shape: TSchema;
  headings: Headings;
  /** Columns without which no row can be read. */
  needed: readonly string[];
  /**
   * Data to be applied by a job; in other files, the rows of each order are an action of their own.
   */
  data?: AnyKind;
}

const ORDER = [
  'order|order number|order no|web order|order reference',
  'commande|no de commande|numero de commande|pedido|no de pedido|numero de pedido',
];
/** Unlike in a product file, a column called “product” can only be its id. */
const PRODUCT = [...FIELDS.product_id, 'product|produit|producto'];
const LINE = ['line|line number|line no|ligne|no de ligne|linea|renglon'];
const CARRIER = ['carrier|ship via|shipping carrier|transporteur|transportista|paqueteria'];
const SERVICE = ['service|ship service|servicio'];
const TRACKING = [
  'tracking|tracking number|tracking numbers|tracking no|pro number',
  'suivi|numero de suivi|no de suivi|guia|numero de guia|numero de seguimiento|rastreo',
];
/** Fields that apply to the whole file, given in every row or in the first. */
export const WHOLE_FILE_FIELDS = ['as_of', 'cursor', 'orders_file'] as const;
const AS_OF = ['as of|counted at|counted on|en date du|compte le|contado el|al dia'];
const COUNTRY = ['country|pays|pais'];

/** Whether a field is a day. */
export const isDayField = (field: string): boolean => field.endsWith('_on');

/** Whether a field is a moment. */
export const isTimeField = (field: string): boolean => field.endsWith('_at') || field === 'as_of';

/** Suffix of a field for the United States, in a file whose rows name no country. */
export const IN_US = '_us';

/** Returns the field that a column fills, regardless of country. */
export const fieldOf = (name: string): string =>
  name.endsWith(IN_US) ? name.slice(0, -IN_US.length) : name;

/** Returns the type of a field in a row; '' if the row has no such field. */
export function typeOf(shape: TSchema, field: string): string {
  const { properties = {} } = shape as { properties?: Record<string, TSchema> };
  const { type, anyOf } = (properties[field] ?? {}) as { type?: string; anyOf?: TSchema[] };
  return (anyOf?.[0] as { type?: string } | undefined)?.type ?? type ?? '';
}

const HEADINGS: Readonly<Record<string, Headings>> = {
  stock: {
    product_id: FIELDS.product_id,
    country: COUNTRY,
    available_us: FIELDS.stock_us,
    available: FIELDS.stock,
    change: ['change|adjustment|variation|ajustement|cambio|ajuste'],
    if_available: [],
    as_of: AS_OF,
    cursor: [],
    orders_file: ['order file|last order file|fichier de commandes|archivo de pedidos'],
  },
  prices: {
    product_id: FIELDS.product_id,
    country: COUNTRY,
    selling_price_us: FIELDS.price_us,
    selling_price_2_us: FIELDS.sale_price_us,
    retail_price_us: FIELDS.retail_price_us,
    class_us: FIELDS.class_us,
    selling_price_2: FIELDS.sale_price,
    retail_price: FIELDS.retail_price,
    selling_price: FIELDS.price,
    class: FIELDS.class,
    as_of: AS_OF,
  },
  products: {
    product_id: FIELDS.product_id,
    name: FIELDS.name,
    name_fr: FIELDS.name_fr,
    name_es: FIELDS.name_es,
    description: FIELDS.description,
    description_fr: FIELDS.description_fr,
    description_es: FIELDS.description_es,
    barcodes: FIELDS.barcode,
    ship_pack: FIELDS.ship_pack,
    cat_code: ['cat code|category code|code de categorie|codigo de categoria'],
    category: FIELDS.category,
    category_fr: FIELDS.category_fr,
    category_es: FIELDS.category_es,
    brand: FIELDS.brand,
    color: FIELDS.color,
    type: FIELDS.type,
    size: FIELDS.size,
    types: FIELDS.types,
    image: FIELDS.image,
    bin: ['bin|bin location|warehouse location|location|emplacement|ubicacion'],
    withdrawn: ['withdrawn|discontinued|inactive|retire|discontinue|retirado|descontinuado'],
  },
  customers: {
    customer_code: [
      'customer|customer no|customer number|account|account no|account number|client|code client',
      'no client|numero de client|cliente|codigo de cliente|no de cliente|numero de cliente',
    ],
    email: ['e mail|email address|courriel|correo|correo electronico'],
    owner_name: ['contact|contact name|contact person|nom du contact|contacto|nombre del contacto'],
    company_name: ['company|customer name|entreprise|raison sociale|empresa|razon social'],
    country: COUNTRY,
    lang: ['language|langue|idioma'],
    phone: ['telephone|phone number|telefono'],
    terms: ['payment terms|conditions de paiement|condiciones de pago'],
    order_hold: [],
    standing: [],
    invite: [],
    ...addressHeadings('bill'),
    ...addressHeadings('ship'),
  },
};

const dataFileKinds: readonly FileKind[] = KINDS.map((data) => ({
  name: data.name,
  shape: data.shape,
  headings: HEADINGS[data.name] ?? namesOf(data.shape),
  needed: requiredOf(data.shape).slice(0, 1),
  data,
}));

const CATALOGUE = ['products', 'prices', 'stock'];

/** Files that arrive together are processed in this order: dependencies first. */
export const FILE_KINDS: readonly FileKind[] = [
  ...CATALOGUE.flatMap((name) => dataFileKinds.filter((one) => one.name === name)),
  ...dataFileKinds.filter(({ name }) => !CATALOGUE.includes(name)),
  {
    name: 'acknowledgements',
    shape: Acknowledgement,
    needed: ['order_id', 'external_id'],
    headings: {
      order_id: ORDER,
      external_id: [
        'sales order|sales order number|so number|our number|notre numero|nuestro numero',
      ],
    },
  },
  {
    name: 'shipments',
    shape: ShipmentRow,
    needed: ['order_id'],
    headings: {
      order_id: ORDER,
      external_id: [
        'shipment|shipment number|shipment no|delivery|delivery number|delivery no',
        'livraison|no de livraison|expedition|envio|numero de envio|entrega|numero de entrega',
      ],
      shipped_at: ['ship date|shipped on|shipping date|date d expedition|fecha de envio'],
      carrier: CARRIER,
      service: SERVICE,
      tracking: TRACKING,
      parcels: ['packages|cartons|boxes|colis|cajas|bultos'],
      invoice_number: [
        'invoice|invoice no|facture|no de facture|numero de facture|factura|numero de factura',
      ],
      line: LINE,
      product_id: PRODUCT,
      units: ['units shipped|unites|unidades|piezas'],
      quantity: [
        'packs|packs shipped|qty shipped|quantity shipped|qty|paquets|quantite|paquetes|cantidad',
      ],
    },
  },
  {
    name: 'order-status',
    shape: LineProgress,
    needed: ['order_id'],
    headings: {
      order_id: ORDER,
      line: LINE,
      product_id: PRODUCT,
      shipped: ['shipped to date|qty shipped|quantity shipped|expedie|expediee|enviado|enviada'],
      back_ordered: ['backorder|backordered|back order|qty backordered|en souffrance|pendiente'],
      expected_on: ['expected|expected date|eta|date prevue|attendu le|fecha prevista|esperado el'],
      cancelled: ['canceled|qty cancelled|qty canceled|annule|annulee|cancelado|cancelada'],
      reason: ['motif|raison|motivo|razon'],
      restock: [],
      as_of: AS_OF,
      carrier: CARRIER,
      service: SERVICE,
      tracking: TRACKING,
    },
  },
];

function requiredOf(shape: TSchema): readonly string[] {
  return (shape as { required?: string[] }).required ?? [];
}

function namesOf(shape: TSchema): Headings {
  const { properties = {} } = shape as { properties?: Record<string, TSchema> };
  return Object.fromEntries(Object.keys(properties).map((name) => [name, []]));
}

/** Maps columns to fields, by a person's mapping and by their normalised headings. */
export const columnsOf = (
  { headings }: FileKind,
  plain: readonly string[],
  mapping?: ColumnMapping<string>,
): MatchedColumns<string> =>
  matchHeadings(
    plain,
    Object.entries(headings).map(([field, names]) => [
      field,
      [field.replaceAll('_', ' '), ...names],
    ]),
    mapping,
  );

interface MappedColumns {
  headings: readonly string[];
  fields: readonly (string | null)[];
}

/** Returns what a table with these columns lacks; `undefined` if its rows can be read. */
export function missingColumns(
  kind: FileKind,
  { headings, fields }: MappedColumns,
): ImportRefusal['reason'] | undefined {
  const columns = headings.map((heading) => heading || '(none)').join(', ');
  const missing = kind.needed.filter((one) => !fields.includes(one));
  if (missing.length > 0) {
    return { code: 'upload.noKey', params: { columns, fields: missing.join(', ') } };
  }
  const dataFields = fields.filter(
    (field) => field !== null && !WHOLE_FILE_FIELDS.some((one) => one === field),
  );
  if (dataFields.length > kind.needed.length || kind.name === 'acknowledgements') return undefined;
  const others = Object.keys(kind.headings).slice(1);
  return { code: 'upload.noField', params: { columns, fields: others.join(', ') } };
}
