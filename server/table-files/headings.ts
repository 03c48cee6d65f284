import { ADDRESS_FIELDS, type AddressKind } from '#domain/customers';

/** Normalises a heading for comparison: lower case without accents and punctuation. */
export const normaliseHeading = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // "N°" is "No", as the other sign of it, "Nº", is already.
    .replace(/°/g, 'o')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Whether a heading is of Canada alone: `Price CAD`, `Stock CA`. */
export const namesCanada = (heading: string): boolean =>
  /\b(?:ca|cad|canadian)\b/.test(normaliseHeading(heading));

/** Whether a heading is of a price of the shop: not of a cost, a tax, a day, or another market. */
export const namesPrice = (heading: string): boolean => {
  const plain = normaliseHeading(heading);
  return (
    /\b(?:prices?|prix|precios?|tarifs?|tarifas?)\b/.test(plain) &&
    !/\b(?:compare|cost|map|minimal|incl|included|ttc|date|currency|international)\b/.test(plain)
  );
};

/** Whether a heading is of a sale price, or, if no other column is of a price, of the price. */
export const namesSaleOrPrice = (heading: string): boolean =>
  /^sales? price$/i.test(heading.trim());

/**
 * Headings that are recognised in English, French and Spanish, ignoring case, accents and
 * punctuation, separated by bars. If several match, the one listed first wins.
 */
const DICTIONARY = {
  product_id: [
    'product id|sku|variant sku|lineitem sku|item number|item no|item id|item code|product code',
    'product number|style number|part number|article number|article no|stock code|internal reference',
    'code|item|article|reference|ref|id|no de produit|numero de produit|code produit|code article',
    'no article|numero article|no produit|codigo|codigo de producto|codigo de articulo|clave',
    'clave de producto|referencia|articulo',
  ],
  /** Unlike in a product file, a column called “product” can only be its id. */
  product: ['product|produit|producto'],
  name: [
    'name|product name|item name|title|product title|item description|short description|product',
    'nom|nom du produit|titre|designation|libelle|nombre|nombre del producto|titulo|producto',
    'description|name en|english name|english description|desc|descripcion',
  ],
  name_fr: ['name fr|french name|nom fr|nom francais|description fr|french description|titre fr'],
  name_es: [
    'name es|spanish name|nombre es|nombre espanol|description es|spanish description|name sp',
  ],
  description: [
    'long description|body html|description|full description|details|body|description en|notes',
    'description longue|description detaillee|descripcion larga|descripcion|detalle',
  ],
  description_fr: ['long description fr|description longue fr|description fr'],
  description_es: ['long description es|descripcion larga es|description es'],
  price: [
    'price|variant price|lineitem price|list price|selling price|unit price|wholesale price|wholesale',
    'net price|regular price|base price|price mode|price ca|price cad|canadian price|your price|trade price',
    'price tax excluded|price tax excl|prix|prix de liste|prix unitaire|prix de gros|prix net|prix regulier',
    'prix de vente|prix vendant|prix courant|prix ht|prix unitaire ht|pu ht|prix ca|prix cad',
    'precio|precio de lista|precio unitario|precio mayoreo|precio de mayoreo|precio neto|precio regular',
    'precio normal|precio de venta|precio ca|precio cad',
  ],
  price_us: ['price us|price usd|us price|usd price|prix us|prix usd|precio us|precio usd'],
  sale_price: [
    'sale price|sales price|selling price 2|special price|promo price|promotional price|discount price',
    'discounted price|prix promo|prix promotionnel|prix solde|prix en solde|prix reduit|precio oferta',
    'precio de oferta|precio en oferta|precio promocion|precio rebajado',
  ],
  sale_price_us: ['sale price us|us sale price|sale price usd'],
  retail_price: [
    'retail price|retail|msrp|srp|rrp|suggested retail|suggested retail price|list retail',
    'prix de detail|prix suggere|pdsf|prix public|precio publico|precio sugerido|pvp|precio menudeo',
  ],
  retail_price_us: ['retail price us|us retail price|msrp us|retail us'],
  barcode: [
    'barcode|variant barcode|bar code|barcodes|upc|upc code|upc a|ean|ean 13|ean13|ean code|gtin|isbn',
    'gtin upc ean or isbn',
    'code barres|code a barres|code barre|cup|codigo de barras|codigo barras',
  ],
  ship_pack: [
    'ship pack|ship pac|pack|pack size|pack qty|case pack|case qty|case quantity|case size',
    'units per pack|qty per pack|quantity per pack|inner pack|order multiple|multiple|moq',
    'colis|format colis|quantite par colis|qte par colis|unites par paquet|emballage|multiple achat',
    'empaque|piezas por empaque|piezas por paquete|unidades por paquete|multiplo',
  ],
  stock: [
    'stock|available|qty on hand|quantity on hand|on hand|qty available|stock qty|inventory',
    'stock quantity|inventory quantity|variant inventory qty|quantity|qty|stock ca|disponible|en stock',
    'quantite en stock|qte en stock|packs ca|lots ca|lots disponibles|paquetes ca|paquetes disponibles',
    'inventaire|quantite|qte|existencia|existencias|inventario|cantidad|cantidad disponible',
  ],
  stock_us: ['stock us|us stock|available us|qty us|packs us|lots us|paquetes us'],
  change: ['change|adjustment|variation|ajustement|cambio|ajuste'],
  as_of: ['as of|counted at|counted on|en date du|compte le|contado el|al dia'],
  orders_file: ['order file|last order file|fichier de commandes|archivo de pedidos'],
  class: ['class|class code|class ca|flag|classe|code de classe|clase|codigo de clase'],
  class_us: ['class us|us class'],
  cat_code: ['cat code|category code|code de categorie|codigo de categoria'],
  category: [
    'category|cat code|category path|categories|categories x y z|department|product category',
    'product group|group|section',
    'categorie|rayon|departement|famille|categoria|departamento|familia|linea',
  ],
  category_fr: ['category fr|french category|categorie fr'],
  category_es: ['category es|spanish category|categoria es'],
  brand: ['brand|brands|brand name|manufacturer|maker|vendor|marque|fabricant|marca|fabricante'],
  color: ['color|colour|color name|couleur'],
  type: ['type|product type|kind|genre|tipo|tipo de producto'],
  size: ['size|dimensions|format|taille|grandeur|tamano|talla|medida'],
  types: ['types|content types|content'],
  image: [
    'image|image url|image src|product image url|picture|photo|image link|images|image urls',
    'image urls x y z|base image|imagen|foto|thumbnail',
  ],
  popularity: ['popularity|orders|times ordered|popularite|popularidad'],
  bin: ['bin|bin location|warehouse location|location|emplacement|ubicacion'],
  withdrawn: ['withdrawn|discontinued|inactive|retire|discontinue|retirado|descontinuado'],
  country: ['country|pays|pais'],
  customer_code: [
    'customer|customer no|customer number|customer id|customer code|account|account no|account number',
    'client|code client|no client|numero de client|cliente|codigo de cliente|no de cliente',
    'numero de cliente|customer reference',
  ],
  email: [
    'email|e mail|email address|customer email|user email|courriel|correo|correo electronico',
  ],
  contact: ['contact|contact name|contact person|nom du contact|contacto|nombre del contacto'],
  person: ['full name|name|nom|nombre'],
  first_name: ['first name|firstname|prenom|nombre de pila'],
  last_name: ['last name|lastname|surname|nom de famille|apellido|apellidos'],
  record: ['id|user id|reference|internal reference'],
  company: [
    'company|company name|customer name|address company|default address company|entreprise|raison sociale|empresa|razon social',
  ],
  buyer: ['billing company|billing name|client name|nom du client|nombre del cliente'],
  language: ['language|langue|idioma'],
  phone: ['telephone|phone number|telefono'],
  terms: ['payment terms|conditions de paiement|condiciones de pago'],
  order: [
    'order|order number|order no|order id|web order|order reference|commande|no de commande',
    'no commande|numero de commande|pedido|no de pedido|numero de pedido',
  ],
  sales_order: ['sales order|sales order number|so number|our number|notre numero|nuestro numero'],
  invoice: [
    'invoice|invoice no|invoice number|invoice id|facture|no de facture|no facture',
    'numero de facture|factura|no de factura|numero de factura',
  ],
  due_on: ['due date|due|payment due|date d echeance|echeance|vencimiento|fecha de vencimiento'],
  amount: [
    'amount|invoice total|invoice amount|grand total|montant|montant total|importe|importe total|monto',
  ],
  balance: [
    'balance|balance due|amount due|open amount|open balance|outstanding|solde|solde du|saldo|saldo pendiente',
  ],
  purchase_order: [
    'po|po number|po no|purchase order|customer po|your reference|bon de commande|no de bon de commande',
    'orden de compra|no de orden de compra',
  ],
  order_date: [
    'order date|invoice date|date|created at|placed at|ordered at|order time|processed at',
    'date de commande|date de facture|fecha|fecha de pedido|fecha de factura',
  ],
  order_country: ['billing country|shipping country'],
  ordered: [
    'quantity|qty|units|lineitem quantity|quantity ordered|qty ordered|order qty|quantite|qte|cantidad',
  ],
  shipment: [
    'shipment|shipment number|shipment no|delivery|delivery number|delivery no',
    'livraison|no de livraison|expedition|envio|numero de envio|entrega|numero de entrega',
  ],
  shipped_at: ['ship date|shipped on|shipping date|date d expedition|fecha de envio'],
  carrier: ['carrier|ship via|shipping carrier|transporteur|transportista|paqueteria'],
  service: ['service|ship service|servicio'],
  tracking: [
    'tracking|tracking number|tracking numbers|tracking no|pro number',
    'suivi|numero de suivi|no de suivi|guia|numero de guia|numero de seguimiento|rastreo',
  ],
  parcels: ['packages|cartons|boxes|colis|cajas|bultos'],
  line: ['line|line number|line no|ligne|no de ligne|linea|renglon'],
  shipped_units: ['units shipped|unites|unidades|piezas'],
  shipped_packs: [
    'packs|packs shipped|qty shipped|quantity shipped|qty|paquets|quantite|paquetes|cantidad',
  ],
  shipped: ['shipped to date|qty shipped|quantity shipped|expedie|expediee|enviado|enviada'],
  back_ordered: ['backorder|backordered|back order|qty backordered|en souffrance|pendiente'],
  expected_on: ['expected|expected date|eta|date prevue|attendu le|fecha prevista|esperado el'],
  cancelled: ['canceled|qty cancelled|qty canceled|annule|annulee|cancelado|cancelada'],
  reason: ['motif|raison|motivo|razon'],
} as const;

export type HeadingName = keyof typeof DICTIONARY;

/** Returns the normalised headings of these entries, in order of precedence. */
export const headingsOf = (...entries: readonly HeadingName[]): string[] =>
  entries.flatMap((entry) => DICTIONARY[entry].flatMap((line) => line.split('|')));

/** What precedes a field of an address in English, and follows it in French and Spanish. */
const ADDRESSES: Record<AddressKind, { before: string; behind: string }> = {
  bill: { before: 'bill to|billing', behind: 'de facturation|de facturacion' },
  ship: {
    before: 'ship to|shipping|delivery|default address|address',
    behind: 'de livraison|de envio|de entrega',
  },
};

/**
 * Fields of an address, and the second line of its street; the only address of a customer is where
 * goods are shipped.
 */
const ADDRESS_NAMES: Record<
  (typeof ADDRESS_FIELDS)[number] | 'unit',
  { english: string; other: string; isAlone?: true }
> = {
  code: { english: 'code|address code', other: 'code|codigo' },
  name: { english: 'name|company', other: 'nom|nombre' },
  street: {
    english: 'street|address|address 1|address1|address line 1|street address|street 1',
    other: 'rue|adresse|calle|direccion|domicilio',
    isAlone: true,
  },
  unit: {
    english: 'address 2|address2|address line 2|address complement|street 2|unit|suite|apartment',
    other: 'adresse 2|complement d adresse|direccion 2|complemento',
    isAlone: true,
  },
  city: { english: 'city|town', other: 'ville|ciudad', isAlone: true },
  region: {
    english: 'region|province|state|province code|state code|state province',
    other: 'province|etat|provincia|estado',
    isAlone: true,
  },
  postal_code: {
    english: 'postal code|zip|zip code|postcode|zip postal code|postal code zip code',
    other: 'code postal|codigo postal',
    isAlone: true,
  },
  country: { english: 'country|country code|country id', other: 'pays|pais' },
  phone: { english: 'phone|telephone', other: 'telephone|telefono' },
};

/**
 * Headings of the columns for one address of a kind: `ship_to_street`, “Shipping address”, « Rue de
 * livraison ».
 */
export const addressHeadings = (kind: AddressKind): Record<string, string[]> =>
  Object.fromEntries(
    ([...ADDRESS_FIELDS, 'unit'] as const).map((field) => {
      const [before = [], behind = []] = [ADDRESSES[kind].before, ADDRESSES[kind].behind].map(
        (texts) => texts.split('|'),
      );
      const { isAlone = false } = ADDRESS_NAMES[field];
      const english = ADDRESS_NAMES[field].english.split('|');
      const other = ADDRESS_NAMES[field].other.split('|');
      return [
        `${kind}_to_${field}`,
        [
          ...before.flatMap((first) => english.map((name) => `${first} ${name}`)),
          ...behind.flatMap((last) => other.map((name) => `${name} ${last}`)),
          ...(isAlone && kind === 'ship' ? [...english, ...other] : []),
        ],
      ];
    }),
  );
