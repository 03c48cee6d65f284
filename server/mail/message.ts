import { COMPANY, PHONES } from '#domain/company';
import { htmlLanguage, type Language } from '#domain/languages';

import { translate } from '../messages/translate';

/** Content of an e-mail as plain text, rendered to both HTML and text. */
export interface Message {
  /** Recipients; defaults to the address that the mail was queued for. */
  to?: readonly string[];
  subject: string;
  paragraphs: readonly string[];
  /** Text that somebody wrote to the recipient. */
  quote?: string;
  /** Labels, without a colon, and their values. */
  facts?: readonly Fact[];
  link?: { words: string; address: string };
  table?: MailTable;
  closing?: readonly string[];
  attachments?: readonly Attachment[];
}

/** An attached file. */
export interface Attachment {
  name: string;
  /** Media type. */
  type: string;
  content: Buffer;
}

export type Fact = readonly [label: string, text: string];

/** Header and rows; columns from the second on are right-aligned. */
interface MailTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Written {
  subject: string;
  text: string;
  html: string;
}

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Subjects are a single line, whatever text they include. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Renders an e-mail as text and HTML, with the sender's signature and contact details. */
export function write(language: Language, message: Message): Written {
  const regards = translate(language, 'mail.regards');
  const labelled = (label: string) => translate(language, 'mail.label', { label });
  const sender = [COMPANY.name, COMPANY.address, `${COMPANY.email} · ${PHONES[language]}`];
  const closing = message.closing ?? [];
  const facts = message.facts?.map(([label, text]): Fact => [labelled(label), text]);
  return {
    subject: oneLine(message.subject),
    text: [
      ...message.paragraphs,
      ...(message.quote === undefined ? [] : [message.quote.replaceAll(/^/gm, '> ')]),
      ...(facts ? [facts.map((fact) => fact.join(' ')).join('\n')] : []),
      ...(message.link ? [`${labelled(message.link.words)}\n${message.link.address}`] : []),
      ...(message.table
        ? [[message.table.head, ...message.table.rows].map((row) => row.join(' · ')).join('\n')]
        : []),
      ...closing,
      [regards, ...sender].join('\n'),
      '',
    ].join('\n\n'),
    html: inHtml(language, { ...message, facts, closing }, [regards, ...sender]),
  };
}

const FONT = "font:16px/1.5 'Helvetica Neue',Arial,sans-serif";

function inHtml(
  language: Language,
  { subject, paragraphs, quote, facts, link, table, closing = [] }: Message,
  sender: readonly string[],
): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${lines(text)}</p>`;
  const parts = [
    `<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#1f2937">Haberdash</p>`,
    ...paragraphs.map(paragraph),
    ...(quote === undefined
      ? []
      : [
          `<blockquote style="margin:0 0 16px;padding:8px 16px;border-left:4px solid #d1d5db">${lines(quote)}</blockquote>`,
        ]),
    ...(facts ? [`<p style="margin:0 0 16px">${facts.map(factInHtml).join('<br>')}</p>`] : []),
    ...(link
      ? [
          `<p style="margin:0 0 16px"><a href="${escape(link.address)}" style="display:inline-block;padding:12px 20px;background:#1f2937;color:#ffffff;text-decoration:none;border-radius:6px">${escape(link.words)}</a></p>`,
          `<p style="margin:0 0 16px;font-size:13px;color:#4b5563;word-break:break-all">${escape(link.address)}</p>`,
        ]
      : []),
    ...(table ? [tableInHtml(table)] : []),
    ...closing.map(paragraph),
    `<p style="margin:24px 0 0;font-size:13px;color:#4b5563">${sender.map(escape).join('<br>')}</p>`,
  ];
  return `<!doctype html>
<html lang="${htmlLanguage(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(oneLine(subject))}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1f2937;${FONT}">
<div style="max-width:560px;margin:0 auto">
${parts.join('\n')}
</div>
</body>
</html>
`;
}

const factInHtml = ([label, text]: Fact): string => `${escape(label)} <b>${lines(text)}</b>`;

const CELL = 'padding:6px 0 6px 12px;border-bottom:1px solid #d1d5db;vertical-align:top';

function tableInHtml({ head, rows }: MailTable): string {
  const cells = (row: readonly string[], tag: 'th' | 'td') =>
    row
      .map((text, at) => {
        const side = at === 0 ? 'text-align:left;padding-left:0' : 'text-align:right';
        return `<${tag} style="${CELL};${side}">${lines(text)}</${tag}>`;
      })
      .join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
  return `<table style="width:100%;margin:0 0 16px;border-collapse:collapse;font-size:14px">
<thead><tr>${cells(head, 'th')}</tr></thead>
<tbody>
${body}
</tbody>
</table>`;
}

const lines = (text: string): string => escape(text).replaceAll('\n', '<br>');
