import type { Download } from '#contract/content';

import { coverUrl } from '../../api/contentPictures';
import { contentUrl } from '../../api/hosts';
import { useTranslate } from '../../i18n/useTranslate';
import { Cover, CoverAction, CoverLink, CoverPicture, CoverTitle } from '../../ui/Covers';
import { Drawing } from '../../ui/Icon';

/** Returns the file type (PDF, SVG, …) from the extension in the URL. */
const fileTypeOf = (url: string): string | undefined =>
  /\.(\w{2,4})(?:[?#]|$)/.exec(url)?.[1]?.toUpperCase();

/** A file to open in a new tab or to download. */
export function DownloadCard({ file: { title, image, file } }: { file: Download }) {
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
