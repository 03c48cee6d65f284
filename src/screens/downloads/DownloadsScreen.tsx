import type { ReactNode } from 'react';

import type { Download } from '#contract/content';

import { coverUrl } from '../../api/contentPictures';
import { contentUrl } from '../../api/hosts';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import {
  Covers,
  CoversSkeleton,
  Cover,
  CoverAction,
  CoverLink,
  CoverPicture,
  CoverTitle,
} from '../../ui/Covers';
import { EmptyState } from '../../ui/EmptyState';
import { Drawing } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';

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

/** Returns the file type (PDF, SVG, …) from the extension in the URL. */
const fileTypeOf = (url: string): string | undefined =>
  /\.(\w{2,4})(?:[?#]|$)/.exec(url)?.[1]?.toUpperCase();

/** A file to open in a new tab or to download. */
function DownloadCard({ file: { title, image, file } }: { file: Download }) {
  const t = useTranslate();
  const address = contentUrl(file);
  const type = fileTypeOf(address) ?? t('download.file');
  return (
    <Cover>
      <CoverLink href={address} target="_blank" rel="noopener noreferrer">
        <CoverPicture src={coverUrl(image)} alt="" />
        <CoverTitle>{title}</CoverTitle>
        <span className="hidden-text"> ({t('link.newTab')})</span>
      </CoverLink>
      <CoverAction
        as="a"
        href={address}
        download
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('download.name', { type, title })}
      >
        <Drawing path="M12 4v11M7 10.500l5 5 5-5M5 20h14" size={16} />
        {t('download.get', { type })}
      </CoverAction>
    </Cover>
  );
}
