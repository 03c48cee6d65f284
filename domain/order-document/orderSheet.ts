import type { WorkbookSheet } from '../order-file/readSheets';

/** An element of parsed XML: children and texts by name, attributes by `@` and their name. */
export type XmlNode = string | { [name: string]: XmlNode | XmlNode[] | undefined };

const listOf = (node: XmlNode | undefined, name: string): XmlNode[] => {
  const found = typeof node === 'object' ? node[name] : undefined;
  return found === undefined ? [] : Array.isArray(found) ? found : [found];
};

/** Returns the elements at the end of a path, of every element on the way. */
const allAt = (node: XmlNode | undefined, path: string): XmlNode[] =>
  path
    .split('/')
    .reduce<XmlNode[]>(
      (nodes, name) => nodes.flatMap((parent) => listOf(parent, name)),
      node === undefined ? [] : [node],
    );

const textOf = (node: XmlNode | undefined): string => {
  if (typeof node === 'string') return node.trim();
  const [text] = listOf(node, '#text');
  return typeof text === 'string' ? text.trim() : '';
};
const textAt = (node: XmlNode, path: string): string => textOf(allAt(node, path)[0]);

/** Codes for units (UN/ECE Recommendations 20 and 21) that the reader knows by other words. */
const UNITS: Readonly<Record<string, string>> = {
  C62: 'unit',
  H87: 'piece',
  PCE: 'piece',
  NAR: 'piece',
  EA: 'each',
  DZN: 'dozen',
  DZ: 'dozen',
  PR: 'pair',
  GRO: 'gross',
  PK: 'pack',
  XPK: 'pack',
  XPA: 'pack',
  CS: 'case',
  XCS: 'case',
  XCT: 'carton',
  CT: 'carton',
  XBX: 'box',
  BX: 'box',
};

/** `3.000` is three: XML writes decimals with a point and never groups digits. */
const plainNumber = (written: string): string =>
  /^[+-]?\d+\.0*$/.test(written) ? written.slice(0, written.indexOf('.')) : written;

/** Headings of the rows, as the reader of tables knows them. */
const HEADINGS = ['SKU', 'EAN', 'Customer item', 'Description', 'Qty', 'Unit'];

/** Where the two standards keep what a line says. */
interface Layout {
  lines: string;
  sku: string;
  gtin: string;
  customerItem: string;
  descriptions: readonly string[];
  quantity: string;
  unit: string;
}

/** Order of UBL 2 and Peppol BIS Ordering (OASIS UBL 2.1, section 3.2.41). */
const UBL: Layout = {
  lines: 'Order/OrderLine/LineItem',
  sku: 'Item/SellersItemIdentification/ID',
  gtin: 'Item/StandardItemIdentification/ID',
  customerItem: 'Item/BuyersItemIdentification/ID',
  descriptions: ['Item/Name', 'Item/Description'],
  quantity: 'Quantity',
  unit: 'Quantity/@unitCode',
};

/** OrderRequest of cXML 1.2. */
const CXML: Layout = {
  lines: 'cXML/Request/OrderRequest/ItemOut',
  sku: 'ItemID/SupplierPartID',
  gtin: 'ItemDetail/ItemDetailIndustry/ItemDetailRetail/EANID',
  customerItem: 'ItemID/BuyerPartID',
  descriptions: ['ItemDetail/Description'],
  quantity: '@quantity',
  unit: 'ItemDetail/UnitOfMeasure',
};

function rowOf(line: XmlNode, layout: Layout): string[] {
  const unit = textAt(line, layout.unit);
  return [
    textAt(line, layout.sku),
    textAt(line, layout.gtin),
    textAt(line, layout.customerItem),
    layout.descriptions.map((path) => textAt(line, path)).find((text) => text !== '') ?? '',
    plainNumber(textAt(line, layout.quantity)),
    UNITS[unit.toUpperCase()] ?? unit,
  ];
}

/** Returns the lines of an order in XML as a sheet; without rows if it is another message. */
export function orderSheet(document: XmlNode): WorkbookSheet {
  const rows = [UBL, CXML].flatMap((layout) =>
    allAt(document, layout.lines).map((line) => rowOf(line, layout)),
  );
  return { name: '', rows: rows.length > 0 ? [HEADINGS, ...rows] : [], hidden: new Set() };
}
