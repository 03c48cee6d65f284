import { NoRecord } from '../../features/desk-frame/RecordPage';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';

/** Shown when the URL names an unknown list, or an entry that does not exist. */
export function NoContent() {
  const t = useTranslate();
  const back = { to: staffPaths.content, label: t('content.all') };
  return <NoRecord title={t('content.title')} text={t('content.gone')} back={back} />;
}
