import type { TSchema } from 'typebox';

import { Acknowledgement } from '#contract/v1/orders';

import { FIELDS } from '../../import/fields';
import type { ImportRefusal } from '../../import/importRefusal';
import { matchHeadings, type Matched, type Said } from '../../import/matchHeadings';
import { KINDS, type AnyKind } from '../exchange/kinds';
import { LineProgress } from '../machine/reportProgress';

import { addressHeadings } from './addressHeadings';
import { ShipmentRow } from './shipmentRows';

/** Headings by the field that they stand for; a field's own name always does. */
type Headings = Readonly<Record<string, readonly string[]>>;

/** What a file that is put into the folder can be. */
export interface FileKind {
  name: string;
  /** The form of its rows. */
  shape: TSchema;
  headings: Headings;
  /** Columns without which nothing can be read. */
  needed: readonly string[];
  /** Rows of data, which a job takes; of the others each order is an action of its own. */
  data?: AnyKind;
}

const ORDER = [
  'order|order number|order no|web order|order reference',
  'commande|no de commande|numero de commande|pedido|no de pedido|numero de pedido',
];
const LINE = ['line|line number|line no|ligne|no de ligne|linea|renglon'];
const CARRIER = ['carrier|ship via|shipping carrier|transporteur|transportista|paqueteria'];
const SERVICE = ['service|ship service|servicio'];
const TRACKING = [
  'tracking|tracking number|tracking numbers|tracking no|pro number',
  'suivi|numero de suivi|no de suivi|guia|numero de guia|numero de seguimiento|rastreo',
];
/** What is said of the whole file, in every row or in the first. */
export const OF_ALL = ['as_of', 'cursor', 'orders_file'] as const;
const AS_OF = ['as of|counted at|counted on|en date du|compte le|contado el|al dia'];
const COUNTRY = ['country|pays|pais'];

/** Behind the name of a field: it is meant for the United States, in a file whose rows name no country. */
export const IN_US = '_us';

/** The field that a column fills, in whatever country. */
export const fieldOf = (name: string): string =>
  name.endsWith(IN_US) ? name.slice(0, -IN_US.length) : name;

/** Of what type a field of rows is; '' where it is none of theirs. */
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

const ofData: readonly FileKind[] = KINDS.map((data) => ({
  name: data.name,
  shape: data.shape,
  headings: HEADINGS[data.name] ?? namesOf(data.shape),
  needed: requiredOf(data.shape).slice(0, 1),
  data,
}));

const CATALOGUE = ['products', 'prices', 'stock'];

/** Files that are lying there together are taken in this order: what others build on comes first. */
export const FILE_KINDS: readonly FileKind[] = [
  ...CATALOGUE.flatMap((name) => ofData.filter((one) => one.name === name)),
  ...ofData.filter(({ name }) => !CATALOGUE.includes(name)),
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
      product_id: FIELDS.product_id,
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
      product_id: FIELDS.product_id,
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

/** Which columns hold what, by what a person says of them and by their plain headings. */
export const columnsOf = (
  { headings }: FileKind,
  plain: readonly string[],
  said?: Said<string>,
): Matched<string> =>
  matchHeadings(
    plain,
    Object.entries(headings).map(([field, names]) => [
      field,
      [field.replaceAll('_', ' '), ...names],
    ]),
    said,
  );

interface Understood {
  headings: readonly string[];
  fields: readonly (string | null)[];
}

/** What a table lacks whose columns are understood so; `undefined` where its rows can be read. */
export function lackingIn(
  kind: FileKind,
  { headings, fields }: Understood,
): ImportRefusal['said'] | undefined {
  const columns = headings.map((heading) => heading || '(none)').join(', ');
  const left = kind.needed.filter((one) => !fields.includes(one));
  if (left.length > 0) {
    return { code: 'upload.noKey', params: { columns, fields: left.join(', ') } };
  }
  const said = fields.filter((field) => field !== null && !OF_ALL.some((one) => one === field));
  if (said.length > kind.needed.length || kind.name === 'acknowledgements') return undefined;
  const others = Object.keys(kind.headings).slice(1);
  return { code: 'upload.noField', params: { columns, fields: others.join(', ') } };
}
