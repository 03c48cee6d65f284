/**
 * The fields of a catalogue file, with the headings that are recognised in English, French and
 * Spanish, ignoring case, accents and punctuation. If several headings match a field, the one
 * listed first here wins.
 */
export const FIELDS = {
  product_id: [
    'product id|sku|variant sku|item number|item no|item id|item code|product code|product number|style number',
    'part number|article number|article no|stock code|code|item|article|reference|ref|id',
    'no de produit|numero de produit|code produit|code article|no article|numero article|no produit',
    'codigo|codigo de producto|codigo de articulo|clave|clave de producto|referencia|articulo',
  ],
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
    'price|variant price|list price|selling price|unit price|wholesale price|wholesale|net price|price mode',
    'price ca|price cad|canadian price|your price|trade price',
    'prix|prix de liste|prix unitaire|prix de gros|prix net|prix vendant|prix courant|prix ca|prix cad',
    'precio|precio de lista|precio unitario|precio mayoreo|precio de mayoreo|precio neto|precio ca|precio cad',
  ],
  price_us: ['price us|price usd|us price|usd price|prix us|prix usd|precio us|precio usd'],
  sale_price: [
    'sale price|selling price 2|special price|promo price|promotional price|discount price',
    'prix promo|prix promotionnel|prix solde|precio oferta|precio de oferta|precio promocion',
  ],
  sale_price_us: ['sale price us|us sale price|sale price usd'],
  retail_price: [
    'retail price|retail|msrp|srp|rrp|suggested retail|suggested retail price|list retail',
    'prix de detail|prix suggere|pdsf|prix public|precio publico|precio sugerido|pvp|precio menudeo',
  ],
  retail_price_us: ['retail price us|us retail price|msrp us|retail us'],
  barcode: [
    'barcode|variant barcode|bar code|barcodes|upc|upc code|upc a|ean|ean 13|ean13|ean code|gtin|isbn',
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
    'stock quantity|inventory quantity|variant inventory qty|quantity|qty|stock ca|disponible|en stock|quantite en stock|qte en stock',
    'packs ca|lots ca|lots disponibles|paquetes ca|paquetes disponibles',
    'inventaire|quantite|qte|existencia|existencias|inventario|cantidad|cantidad disponible',
  ],
  stock_us: ['stock us|us stock|available us|qty us|packs us|lots us|paquetes us'],
  class: ['class|class code|class ca|flag|classe|code de classe|clase|codigo de clase'],
  class_us: ['class us|us class'],
  category: [
    'category|cat code|category path|department|product category|product group|group|section',
    'categorie|rayon|departement|famille|categoria|departamento|familia|linea',
  ],
  category_fr: ['category fr|french category|categorie fr'],
  category_es: ['category es|spanish category|categoria es'],
  brand: ['brand|brand name|manufacturer|maker|vendor|marque|fabricant|marca|fabricante'],
  color: ['color|colour|color name|couleur'],
  type: ['type|product type|kind|genre|tipo|tipo de producto'],
  size: ['size|dimensions|format|taille|grandeur|tamano|talla|medida'],
  types: ['types|content types|content'],
  image: [
    'image|image url|image src|product image url|picture|photo|image link|imagen|foto|thumbnail',
  ],
  popularity: ['popularity|orders|times ordered|popularite|popularidad'],
} as const satisfies Record<string, readonly string[]>;

export type Field = keyof typeof FIELDS;

export const FIELD_NAMES = Object.keys(FIELDS) as Field[];

export const isField = (text: string): text is Field => Object.hasOwn(FIELDS, text);

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

/** The numeric fields. */
export const NUMERIC_FIELDS: readonly Field[] = [
  ...(['price', 'sale_price', 'retail_price'] as const),
  ...(['price_us', 'sale_price_us', 'retail_price_us'] as const),
  ...(['stock', 'stock_us', 'ship_pack'] as const),
];
