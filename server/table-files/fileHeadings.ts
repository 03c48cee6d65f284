import { addressHeadings } from './addressHeadings';
import { FIELDS } from './fields';

/** Headings by the field they denote; a field's own name is always recognised. */
export type Headings = Readonly<Record<string, readonly string[]>>;

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
const AS_OF = ['as of|counted at|counted on|en date du|compte le|contado el|al dia'];
const COUNTRY = ['country|pays|pais'];

/** Headings of data files in three languages, by the field that they denote. */
export const DATA_HEADINGS: Readonly<Record<string, Headings>> = {
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

/** Headings of files about orders. */
export const ORDER_HEADINGS = {
  acknowledgements: {
    order_id: ORDER,
    external_id: [
      'sales order|sales order number|so number|our number|notre numero|nuestro numero',
    ],
  },
  shipments: {
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
  'order-status': {
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
} satisfies Readonly<Record<string, Headings>>;
