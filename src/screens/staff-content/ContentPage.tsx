import { useState } from 'react';

import type { Call } from '#contract/route';
import type { exportContent } from '#contract/staffContent';

import { buildRequest } from '../../api/buildRequest';
import { useCountContentQuery } from '../../api/staffContent';
import { KeyedButton } from '../../features/desk-frame/KeyedButton';
import { ShortcutsDialog } from '../../features/desk-frame/ShortcutsDialog';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
import { useTranslate } from '../../i18n/useTranslate';
import { useDownload } from '../../store/useDownload';
import { LoadError } from '../../ui/LoadError';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { KindsTable } from './KindsTable';

const KEYS = [
  ['J', 'desk.key.next'],
  ['K', 'desk.key.previous'],
  ['↵', 'content.key.open'],
  ['E', 'content.export'],
  ['?', 'desk.key.keys'],
] as const;

const EXPORT_CALL: Call<typeof exportContent> = {
  method: 'GET',
  url: '/api/staff/content/export',
  query: {},
};

/** All editorial content besides the products, as lists. */
export function ContentPage() {
  const t = useTranslate();
  const title = t('content.title');
  usePageTitle(title);
  const { data, error, refetch } = useCountContentQuery();
  const { download, isLoading } = useDownload();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const openHelp = () => setIsHelpOpen(true);
  const downloadExport = () =>
    void download(`${t('content.export.file')}.json`, buildRequest(EXPORT_CALL));
  useDeskKeys({ e: downloadExport, '?': openHelp });

  return (
    <>
      <PageHead title={title} about={t('content.about')}>
        <KeyedButton letter="e" disabled={isLoading} onClick={downloadExport}>
          {t('content.export')}
        </KeyedButton>
        <KeyedButton letter="?" onClick={openHelp}>
          {t('desk.keys')}
        </KeyedButton>
      </PageHead>
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {!error && !data && <TableSkeleton rows={7} />}
      {data && <KindsTable counts={data} />}
      {isHelpOpen && <ShortcutsDialog keys={KEYS} onClose={() => setIsHelpOpen(false)} />}
    </>
  );
}
