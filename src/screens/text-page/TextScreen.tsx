import type { ReactNode } from 'react';

import { ContactCard } from '../../ui/ContactCard';
import { LongHtml } from '../../ui/LongHtml';
import { PageHead } from '../../ui/PageHead';
import { Prose } from '../../ui/Prose';
import { WithSide } from '../../ui/WithSide';

import { TextSkeleton } from './TextSkeleton';

interface TextScreenProps {
  title: string;
  body: string | undefined;
  /** Rendered in place of the text when it could not be loaded. */
  failure: ReactNode;
  /** Rendered below the text. */
  children?: ReactNode;
}

export function TextScreen({ title, body, failure, children }: TextScreenProps) {
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
