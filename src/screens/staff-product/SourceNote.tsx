import type { Source } from '../../api/staffProducts';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';

import { sourceName } from './sourceName';

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
