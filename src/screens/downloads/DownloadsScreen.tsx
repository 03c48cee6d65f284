import type { ReactNode } from 'react';

import type { Download } from '#contract/content';

import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { Covers, CoversSkeleton } from '../../ui/Covers';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';

import { DownloadCard } from './DownloadCard';

interface DownloadsScreenProps {
  title: string;
  about: string;
  /** Message shown when there is nothing to download. */
  empty: string;
  files: readonly Download[] | undefined;
  /** Link to related downloads. */
  also?: { to: string; name: string };
  /** Rendered in place of the files when they could not be loaded. */
  failure: ReactNode;
}

export function DownloadsScreen(props: DownloadsScreenProps) {
  const { title, about, empty, files, also, failure } = props;
  const t = useTranslate();
  return (
    <>
      <PageHead
        title={title}
        about={
          <>
            {about} {also && <Link to={also.to}>{also.name}</Link>}
          </>
        }
      />
      {failure}
      {!files && !failure && <CoversSkeleton />}
      {files?.length === 0 && (
        <EmptyState icon="file" text={empty}>
          <Button as={Link} to={paths.allProducts}>
            {t('favourites.browse')}
          </Button>
        </EmptyState>
      )}
      {files && files.length > 0 && (
        <Covers>
          {files.map((file) => (
            <DownloadCard key={file.id} file={file} />
          ))}
        </Covers>
      )}
    </>
  );
}
