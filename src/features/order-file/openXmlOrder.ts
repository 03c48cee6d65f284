import { XMLParser } from 'fast-xml-parser';

import { decode } from '#domain/delimited/decode';
import { orderSheet, type XmlNode } from '#domain/order-document/orderSheet';
import type { WorkbookSheet } from '#domain/order-file/readSheets';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
});

/** Opens an order in XML; throws if it is not well formed, or declares entities of its own. */
export async function openXmlOrder(bytes: Uint8Array): Promise<WorkbookSheet> {
  const { text } = decode(bytes);
  if (text.includes('<!ENTITY')) throw new Error('An order declares entities.');
  return orderSheet(parser.parse(text, true) as XmlNode);
}
