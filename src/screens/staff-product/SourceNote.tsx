import type { Source } from '../../api/staffProducts';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate, type Translate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';

/** Returns the name of a source: a person, a system by its key, or a file. */
export const sourceName = (source: NonNullable<Source>, t: Translate): string =>
  source.id || t('products.source.file');

/** Source and time of a value; renders nothing if they are not recorded. */
export function SourceNote({ source }: { source: Source }) {
  const t = useTranslate();
  const format = useFormat();
  if (!source) return null;
  return (
    <Small>
      {sourceName(source, t)}, <time dateTime={source.at}>{format.dateTime(source.at)}</time>
    </Small>
  );
}
