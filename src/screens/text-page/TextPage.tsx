import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { PageName } from '#contract/content';
import { escapeHtml } from '#domain/escapeHtml';

import { useShowPageQuery } from '../../api/content';
import { isNotFound } from '../../api/reasonOf';
import { ConsentChoice } from '../../features/analytics/ConsentChoice';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarket } from '../../store/useMarket';
import { ContactCard } from '../../ui/ContactCard';
import { LoadError } from '../../ui/LoadError';
import { LongHtml } from '../../ui/LongHtml';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { Prose } from '../../ui/Prose';
import { Skeleton } from '../../ui/Skeleton';
import { space } from '../../ui/theme';
import { WithSide } from '../../ui/WithSide';

const TITLES = { 'about-us': 'nav.about', privacy: 'privacy.title' } as const;
/** Shown if the server has no such page, as one that speaks section 7 of the specification alone. */
const WORDS = { 'about-us': 'about.words', privacy: 'privacy.words' } as const;

/** A page of text by the distributor: about us, or privacy. */
export function TextPage({ name }: { name: PageName }) {
  const t = useTranslate();
  const market = useMarket();
  const { currentData: page, error, refetch } = useShowPageQuery({ ...market, name });
  const title = page?.title ?? t(TITLES[name]);
  const words = isNotFound(error) ? `<p>${escapeHtml(t(WORDS[name]))}</p>` : undefined;
  const body = page?.body ?? words;
  usePageTitle(title);
  return (
    <TextScreen
      title={title}
      body={body}
      failure={error && body === undefined && <LoadError error={error} onRetry={refetch} />}
    >
      {name === 'privacy' && <ConsentChoice />}
    </TextScreen>
  );
}

interface TextScreenProps {
  title: string;
  body: string | undefined;
  /** Rendered in place of the text when it could not be loaded. */
  failure: ReactNode;
  /** Rendered below the text. */
  children?: ReactNode;
}

function TextScreen({ title, body, failure, children }: TextScreenProps) {
  return (
    <WithSide>
      <article aria-busy={body === undefined && !failure}>
        <PageHead title={title} />
        {failure}
        {body !== undefined && (
          <Prose>
            <LongHtml html={body} isPage />
          </Prose>
        )}
        {body !== undefined && children}
        {body === undefined && !failure && <TextSkeleton />}
      </article>
      <ContactCard />
    </WithSide>
  );
}

const Lines = styled.div`
  display: grid;
  align-content: start;
  min-height: 80vh;
  gap: ${space(3)};
  max-width: 72ch;
`;

const Line = styled(Skeleton)`
  height: ${space(4)};

  &:nth-child(4n) {
    width: 60%;
    margin-bottom: ${space(4)};
  }
`;

/** Placeholder for a text while it loads; it keeps the content below out of the viewport. */
function TextSkeleton() {
  const t = useTranslate();
  return (
    <div role="status">
      <span className="hidden-text">{t('app.loading')}</span>
      <Lines>
        {Array.from({ length: 12 }, (_, index) => (
          <Line key={index} />
        ))}
      </Lines>
    </div>
  );
}
