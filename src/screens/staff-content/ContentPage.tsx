import type { Call } from '#contract/route';
import type { exportContent } from '#contract/staffContent';

import { buildRequest } from '../../api/buildRequest';
import { useCountContentQuery, type ContentCount } from '../../api/staffContent';
import { HelpButton } from '../../features/desk-frame/HelpButton';
import { KeyedButton } from '../../features/desk-frame/KeyedButton';
import { listColumns } from '../../features/desk-frame/listColumns';
import { QueryTable } from '../../features/desk-frame/QueryTable';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { useDownload } from '../../store/useDownload';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';

import { KINDS } from './kinds';

const KEYS = [
  ['J', 'desk.key.next'],
  ['K', 'desk.key.previous'],
  ['↵', 'content.key.open'],
  ['E', 'content.export'],
] as const;

const EXPORT_CALL: Call<typeof exportContent> = {
  method: 'GET',
  url: '/api/staff/content/export',
  query: {},
};

const columns = listColumns<ContentCount>()({
  kind: {
    label: 'content.list',
    width: 2,
    fold: 'head',
    text: ({ kind }, { t }) => t(KINDS[kind].title),
  },
  about: {
    label: 'content.shownWhere',
    width: 4,
    fold: 'bare',
    cell: ({ kind }, { t }) => t(KINDS[kind].about),
  },
  count: { label: 'content.entries', width: '6rem', fold: 'left', number: ({ count }) => count },
  hidden: {
    label: 'content.hidden',
    width: '6rem',
    fold: 'right',
    number: ({ hidden }) => hidden || null,
  },
});

/** All editorial content besides the products, as lists. */
export function ContentPage() {
  const t = useTranslate();
  const title = t('content.title');
  usePageTitle(title);
  const { download, isLoading } = useDownload();
  const downloadExport = () =>
    void download(`${t('content.export.file')}.json`, buildRequest(EXPORT_CALL));
  useDeskKeys({ e: downloadExport });

  return (
    <>
      <PageHead title={title} about={t('content.about')}>
        <KeyedButton letter="e" disabled={isLoading} onClick={downloadExport}>
          {t('content.export')}
        </KeyedButton>
        <HelpButton keys={KEYS} />
      </PageHead>
      <QueryTable
        query={useCountContentQuery()}
        itemsOf={(counts) => counts}
        empty={{ icon: 'file', text: t('content.none') }}
        caption={title}
        columns={columns}
        keyOf={({ kind }) => kind}
        to={({ kind }) => staffPaths.contentList(kind)}
        rows={7}
      />
    </>
  );
}
