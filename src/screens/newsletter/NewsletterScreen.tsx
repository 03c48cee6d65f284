import type { ReactNode } from 'react';

import type { ContentImage } from '#contract/content';

import { coverUrl } from '../../api/contentPictures';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { ContentLink } from '../../ui/ContentLink';
import {
  Cover,
  CoverLink,
  CoverPicture,
  CoverTitle,
  Covers,
  CoversSkeleton,
} from '../../ui/Covers';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';

interface NewsletterScreenProps {
  issues: readonly ContentImage[] | undefined;
  /** Rendered in place of the issues when they could not be loaded. */
  failure: ReactNode;
}

export function NewsletterScreen({ issues, failure }: NewsletterScreenProps) {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('nav.newsletter')} about={t('newsletter.words')} />
      {failure}
      {!issues && !failure && <CoversSkeleton />}
      {issues?.length === 0 && (
        <EmptyState icon="file" text={t('newsletter.empty')}>
          <Button as={Link} to={paths.allProducts}>
            {t('favourites.browse')}
          </Button>
        </EmptyState>
      )}
      {issues && issues.length > 0 && (
        <Covers>
          {issues.map(({ image, link, title }) => (
            <Cover key={image}>
              <CoverLink as={ContentLink} to={link}>
                <CoverPicture src={coverUrl(image)} alt="" />
                <CoverTitle>{title}</CoverTitle>
              </CoverLink>
            </Cover>
          ))}
        </Covers>
      )}
    </>
  );
}
