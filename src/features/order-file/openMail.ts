import PostalMime from 'postal-mime';

import type { Mail } from '#domain/order-document/openers';

import { textOfHtml } from './textOfHtml';

/**
 * Returns what a mail says. The columns of a table are only in its HTML; anything else is cleaner
 * as the text that its program wrote.
 */
export const bodyOf = (text: string | undefined, html: string | undefined): string =>
  html !== undefined && (!text?.trim() || /<t[dh][\s>]/i.test(html))
    ? textOfHtml(html)
    : (text ?? '');

/** Opens a mail as mail programs save it (RFC 5322, MIME). */
export async function openMail(bytes: Uint8Array): Promise<Mail> {
  const {
    subject = '',
    text,
    html,
    attachments,
  } = await PostalMime.parse(bytes, {
    attachmentEncoding: 'arraybuffer',
  });
  return {
    subject,
    text: bodyOf(text, html),
    attachments: attachments.flatMap(({ filename, mimeType, related, content }) =>
      related && mimeType.startsWith('image/')
        ? []
        : [{ name: filename ?? mimeType, bytes: new Uint8Array(content as ArrayBuffer) }],
    ),
  };
}
