import sanitizeHtml from 'sanitize-html';

import { asParagraphs } from '#domain/content';
import { plainName } from '#domain/plainName';

const NAME_TAGS = ['b', 'i', 'em', 'strong', 'sup', 'sub', 'br'];
const DESCRIPTION_TAGS = [...NAME_TAGS, 'p', 'ul', 'ol', 'li', 'h2', 'h3', 'a'];

/** Normalises text to one line without control characters, in Unicode form NFC. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    // eslint-disable-next-line no-control-regex -- removes control characters
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b\u2028\u2029\ufeff]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

const mayContainHtml = (text: string): boolean => /[<>&]/.test(text);

/** Normalises text to one line without HTML: decodes entities and removes tags. */
export function plainText(text: string): string {
  const line = cleanText(text);
  if (!mayContainHtml(line)) return line;
  return plainName(sanitizeHtml(escapeBareTags(line, NAME_TAGS), { allowedTags: ['br'] })).trim();
}

/** Sanitises a product name to HTML with a few tags and no attributes; everything else is text. */
export function cleanName(text: string): string {
  const name = cleanText(text);
  if (!mayContainHtml(name)) return name;
  const html = escapeBareTags(name, NAME_TAGS);
  return sanitizeHtml(html, { allowedTags: NAME_TAGS, allowedAttributes: {} }).trim();
}

/** Sanitises a description to safe HTML; plain text of several lines becomes paragraphs. */
export function cleanDescription(text: string): string {
  return sanitizeHtml(asParagraphs(escapeBareTags(text, DESCRIPTION_TAGS), cleanText), {
    allowedTags: DESCRIPTION_TAGS,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
  });
}

/** A complete tag, comment or declaration; or else the sign alone. */
const TAG =
  /<(?:(\/?)([a-z][^\s<>/"']*)(?:"[^"]*"|'[^']*'|[^<>"']){0,2000}>|(!--)|[!?][^<>]*>)|</gi;

const CLOSING_TAG = /<\/([a-z][^\s<>/"']*)/gi;

/** Elements that HTML lets stand without a closing tag. */
const NEVER_CLOSED =
  'area base br col embed hr img input link meta source track wbr dd dt li option p td th tr'.split(
    ' ',
  );

/**
 * Escapes every `<` that begins no markup, so that `Pens <S>` and `A <b test` keep all of their
 * text: an opening tag is markup if it is complete, and is one of the known tags, or closed later.
 */
function escapeBareTags(html: string, knownTags: readonly string[]): string {
  const closedAt = new Map<string, number>();
  for (const { 1: name = '', index } of html.matchAll(CLOSING_TAG)) {
    closedAt.set(name.toLowerCase(), index);
  }
  const commentEndsAt = html.lastIndexOf('-->');
  const isElement = (name: string, at: number) =>
    knownTags.includes(name) || NEVER_CLOSED.includes(name) || (closedAt.get(name) ?? -1) > at;
  return html.replace(
    TAG,
    (tag: string, slash: string | undefined, name: string | undefined, comment, at: number) => {
      const isMarkup =
        name !== undefined
          ? slash !== '' || isElement(name.toLowerCase(), at)
          : comment !== undefined
            ? commentEndsAt > at
            : tag !== '<';
      return isMarkup ? tag : `&lt;${tag.slice(1)}`;
    },
  );
}
