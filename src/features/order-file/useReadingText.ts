import type { OrderReading } from '#domain/order-file/orderFile';
import type { ScannerForm } from '#domain/scanner/scannerFile';

import { useI18n } from '../../i18n/I18n';
import { useTranslate } from '../../i18n/useTranslate';

import { columnName } from './columnName';
import { separatorName } from './separatorName';

const readableLines = ({ lines }: OrderReading) => lines.filter(({ unread }) => !unread);

/** Returns a function that describes in one sentence how a list was interpreted. */
export function useReadingText(): (reading: OrderReading) => string {
  const t = useTranslate();
  const { locale } = useI18n();
  return (reading) => {
    const { scanned, columns, sheet } = reading;
    const lines = readableLines(reading);
    const packs = lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
    const codes = lines.length;
    const counted = t('opticon.read.packs', { packs, codes });
    const layoutOf = ({ delimiter, columns: kinds }: ScannerForm) => {
      if (!delimiter || kinds.length < 2) return t('opticon.layout.lines');
      const list = new Intl.ListFormat(locale, { type: 'conjunction' });
      const names = [...new Set(kinds)].map((kind) => t(`opticon.column.${kind}`));
      return t('opticon.layout.columns', {
        separator: t(separatorName(delimiter)),
        columns: list.format(names),
      });
    };
    const describeLines = (): string => {
      if (scanned) {
        const { form, scans } = scanned;
        const what = form.hasQuantity ? counted : t('opticon.read.scans', { scans, codes });
        const layout = layoutOf(form);
        return t('opticon.read', { form: t(`opticon.form.${form.family}`), what, layout });
      }
      if (!columns) return t('opticon.read.text', { what: counted });
      if (columns.uncertainColumn) return t('opticon.read.doubt');
      const columnNameAt = (index: number) => columnName(t, columns.all[index]!, index);
      return t(columns.quantity === null ? 'opticon.read.ones' : 'opticon.read.table', {
        what: counted,
        code: columnNameAt(columns.code),
        quantity: columns.quantity === null ? '' : columnNameAt(columns.quantity),
      });
    };
    if (!sheet || sheet.names.length + sheet.others.length < 2) return describeLines();
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    const isPart = sheet.others.length > 0;
    const key = sheet.isMail ? (isPart ? 'parts' : 'allParts') : isPart ? 'sheets' : 'allSheets';
    const parts = {
      count: sheet.names.length,
      sheets: list.format(sheet.names.map((name) => t('opticon.read.quoted', { name }))),
      others: list.format(sheet.others),
    };
    return `${describeLines()} ${t(`opticon.read.${key}`, parts)}`;
  };
}
