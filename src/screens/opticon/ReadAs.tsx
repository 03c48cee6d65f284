import type { Delimiter } from '#domain/scanner/scannerFile';

import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { useWords } from '../../i18n/Words';

import type { ReadUpload } from './readUpload';

const SEPARATORS: Partial<Record<Delimiter, MessageKey>> = {
  ',': 'opticon.separator.comma',
  ';': 'opticon.separator.semicolon',
  '\t': 'opticon.separator.tab',
  '|': 'opticon.separator.bar',
  ' ': 'opticon.separator.space',
  '/': 'opticon.separator.slash',
};

/** What the file was taken for, in one sentence: a person sees at once if it was misread. */
export function ReadAs({ upload }: { upload: ReadUpload }) {
  const t = useTranslate();
  const { locale } = useWords();
  const { form, scans, items, headerLines } = upload;
  const { family, delimiter, columns, hasQuantity } = form;

  const packs = items.reduce((sum, { item }) => sum + Math.max(0, item), 0);
  const what = hasQuantity
    ? t('opticon.read.packs', { packs, codes: items.length })
    : t('opticon.read.scans', { scans, codes: items.length });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const names = [...new Set(columns)].map((column) => t(`opticon.column.${column}`));
  const separator = delimiter && (SEPARATORS[delimiter] ?? 'opticon.separator.control');
  const layout =
    separator && columns.length > 1
      ? t('opticon.layout.columns', { separator: t(separator), columns: list.format(names) })
      : t('opticon.layout.lines');

  return (
    <p>
      {t('opticon.read', { form: t(`opticon.form.${family}`), what, layout })}
      {headerLines > 0 && ` ${t('opticon.headings', { count: headerLines })}`}
    </p>
  );
}
