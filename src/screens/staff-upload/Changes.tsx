import { isUploadField } from '#domain/uploads';

import type { UploadedRow } from '../../api/staffUploads';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';

type Change = UploadedRow['changes'][number];

/** Values that a row changes, before and after. */
export function Changes({ changes }: Pick<UploadedRow, 'changes'>) {
  const t = useTranslate();
  const format = useFormat();
  const formatValue = (field: string, value: Change['before']) => {
    if (value === null || value === '') return t('upload.nothingThere');
    if (typeof value === 'boolean') return t(value ? 'upload.yes' : 'upload.no');
    if (typeof value === 'string') return value;
    return field.includes('price') ? format.price(value) : format.number(value);
  };
  return (
    <ul>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {t('upload.change', {
            field: isUploadField(field) ? t(`upload.field.${field}`) : field,
            before: formatValue(field, before),
            after: formatValue(field, after),
          })}
        </li>
      ))}
    </ul>
  );
}
