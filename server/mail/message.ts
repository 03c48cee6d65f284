import { COMPANY, PHONES } from '#domain/company';
import { escapeHtml } from '#domain/escapeHtml';
import { languageTag, type Language } from '#domain/languages';

import { translate } from '../messages/translate';

/** Content of an e-mail as plain text, rendered to both HTML and text. */
export interface Message {
  /** Recipients; defaults to the address that the mail was queued for. */
  to?: readonly string[];
  subject: string;
  paragraphs: readonly string[];
  /** Text that somebody wrote to the recipient. */
  quote?: string;
  /** Labels, without a colon, and their values; those without a value are omitted. */
  facts?: readonly Fact[];
  link?: { label: string; address: string };
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

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** Subjects are a single line, whatever text they include. */
const toOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Renders an e-mail as text and HTML, with the sender's signature and contact details. */
export function renderMail(language: Language, message: Message): RenderedMail {
  const regards = translate(language, 'mail.regards');
  const labelled = (label: string) => translate(language, 'mail.label', { label });
  const sender = [COMPANY.name, COMPANY.address, `${COMPANY.email} · ${PHONES[language]}`];
  const closing = message.closing ?? [];
  const facts = (message.facts ?? [])
    .filter(([, text]) => text !== '')
    .map(([label, text]): Fact => [labelled(label), text]);
  return {
    subject: toOneLine(message.subject),
    text: [
      ...message.paragraphs,
      ...(message.quote === undefined ? [] : [message.quote.replaceAll(/^/gm, '> ')]),
      ...(facts.length > 0 ? [facts.map((fact) => fact.join(' ')).join('\n')] : []),
      ...(message.link ? [`${labelled(message.link.label)}\n${message.link.address}`] : []),
      ...(message.table
        ? [[message.table.head, ...message.table.rows].map((row) => row.join(' · ')).join('\n')]
        : []),
      ...closing,
      [regards, ...sender].join('\n'),
      '',
    ].join('\n\n'),
    html: renderHtml(language, { ...message, facts, closing }, [regards, ...sender]),
  };
}

const FONT = "font:16px/1.5 'Helvetica Neue',Arial,sans-serif";

function renderHtml(
  language: Language,
  { subject, paragraphs, quote, facts = [], link, table, closing = [] }: Message,
  sender: readonly string[],
): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeLines(text)}</p>`;
  const parts = [
    `<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#1f2937">Haberdash</p>`,
    ...paragraphs.map(paragraph),
    ...(quote === undefined
      ? []
      : [
          `<blockquote style="margin:0 0 16px;padding:8px 16px;border-left:4px solid #d1d5db">${escapeLines(quote)}</blockquote>`,
        ]),
    ...(facts.length > 0
      ? [`<p style="margin:0 0 16px">${facts.map(renderFact).join('<br>')}</p>`]
      : []),
    ...(link
      ? [
          `<p style="margin:0 0 16px"><a href="${escapeHtml(link.address)}" style="display:inline-block;padding:12px 20px;background:#1f2937;color:#ffffff;text-decoration:none;border-radius:6px">${escapeHtml(link.label)}</a></p>`,
          `<p style="margin:0 0 16px;font-size:13px;color:#4b5563;word-break:break-all">${escapeHtml(link.address)}</p>`,
        ]
      : []),
    ...(table ? [renderTable(table)] : []),
    ...closing.map(paragraph),
    `<p style="margin:24px 0 0;font-size:13px;color:#4b5563">${sender.map(escapeHtml).join('<br>')}</p>`,
  ];
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(toOneLine(subject))}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1f2937;${FONT}">
<div style="max-width:560px;margin:0 auto">
${parts.join('\n')}
</div>
</body>
</html>
`;
}

const renderFact = ([label, text]: Fact): string =>
  `${escapeHtml(label)} <b>${escapeLines(text)}</b>`;

const CELL = 'padding:6px 0 6px 12px;border-bottom:1px solid #d1d5db;vertical-align:top';

function renderTable({ head, rows }: MailTable): string {
  const cells = (row: readonly string[], tag: 'th' | 'td') =>
    row
      .map((text, index) => {
        const side = index === 0 ? 'text-align:left;padding-left:0' : 'text-align:right';
        return `<${tag} style="${CELL};${side}">${escapeLines(text)}</${tag}>`;
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

const escapeLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');
