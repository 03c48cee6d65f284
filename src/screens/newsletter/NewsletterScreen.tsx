import type { ReactNode } from 'react';

import type { ContentImage } from '#contract/content';

import { contentUrl } from '../../api/hosts';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { ContentLink } from '../../ui/ContentLink';
import { Cover, Covers, CoversSkeleton } from '../../ui/Covers';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { Picture } from '../../ui/Picture';

interface NewsletterScreenProps {
  issues: readonly ContentImage[] | undefined;
  /** Stands in the place of the issues when they could not be read. */
  failure: ReactNode;
}

export function NewsletterScreen({ issues, failure }: NewsletterScreenProps) {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('nav.newsletter')}>{t('newsletter.words')}</PageHead>
      {failure}
      {!issues && !failure && <CoversSkeleton />}
      {issues?.length === 0 && (
        <EmptyState icon="file" text={t('newsletter.empty')}>
          <Link className="button" to={paths.allProducts}>
            {t('favourites.browse')}
          </Link>
        </EmptyState>
      )}
      {issues && issues.length > 0 && (
        <Covers>
          {issues.map(({ image, link, title }) => (
            <Cover key={image}>
              <ContentLink to={link}>
                <Picture src={contentUrl(image)} alt="" />
                <h2>{title}</h2>
              </ContentLink>
            </Cover>
          ))}
        </Covers>
      )}
    </>
  );
}
