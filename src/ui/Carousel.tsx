import { useId, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import type { ContentImage } from '#contract/content';

import { contentUrl } from '../api/hosts';
import { useTranslate } from '../i18n/useTranslate';

import { ContentLink } from './ContentLink';
import { Icon } from './Icon';
import { color, radius, space } from './theme';
import { useSlides } from './useSlides';

/** Width to height of the pictures. */
const SHAPE = '5 / 2';

const Track = styled.div`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }

  > div {
    flex: 0 0 100%;
    scroll-snap-align: start;
  }

  img {
    width: 100%;
    height: auto;
    aspect-ratio: ${SHAPE};
    object-fit: cover;
  }
`;

const Slide = styled(ContentLink)`
  display: block;
  height: 100%;
  color: ${color.ink};
  text-decoration: none;

  &:focus-visible {
    outline-offset: -4px;
  }

  strong {
    display: block;
    padding: ${space(3)};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  &:is(a):hover strong {
    color: ${color.primary};
    text-decoration: underline;
  }
`;

const Place = styled.div`
  margin-bottom: 46px;
  aspect-ratio: ${SHAPE};
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: 44px;
`;

const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`;

const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  background: none;

  &::before {
    width: 10px;
    height: 10px;
    border: 2px solid ${color.lineStrong};
    border-radius: 50%;
    content: '';
  }

  &[aria-disabled='true']::before {
    border-color: ${color.primary};
    background: ${color.primary};
  }
`;

interface CarouselProps {
  label: string;
  slides: readonly ContentImage[];
}

/**
 * Pictures side by side, one in sight: swiped, or turned with buttons and arrow keys, and never by
 * themselves (WAI-ARIA Authoring Practices, carousel with grouped slide pickers).
 */
export function Carousel({ label, slides }: CarouselProps) {
  const t = useTranslate();
  const id = useId();
  const total = slides.length;
  const { track, shown, showSlide, follow } = useSlides(total);
  const step = (by: number) => showSlide((shown + by + total) % total);

  const turnByKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  return (
    <section aria-roledescription={t('carousel.role')} aria-label={label} onKeyDown={turnByKey}>
      <Track id={id} ref={track} onScroll={follow}>
        {slides.map(({ image, link, title }, at) => (
          <div
            key={image}
            role="group"
            aria-roledescription={t('carousel.slide')}
            aria-label={t('carousel.position', { slide: at + 1, total })}
          >
            <Slide to={link}>
              <img
                src={contentUrl(image)}
                alt={title}
                width={1600}
                height={640}
                loading={at === 0 ? 'eager' : 'lazy'}
                decoding="async"
              />
              <strong aria-hidden="true">{title}</strong>
            </Slide>
          </div>
        ))}
      </Track>
      {total > 1 && (
        <Controls>
          <button
            type="button"
            className="icon-button"
            aria-controls={id}
            aria-label={t('carousel.previous')}
            onClick={() => step(-1)}
          >
            <Icon name="back" size={18} />
          </button>
          <Dots role="group" aria-label={t('carousel.pick')}>
            {slides.map(({ image, title }, at) => (
              <Dot
                key={image}
                type="button"
                aria-controls={id}
                aria-label={t('carousel.show', { slide: at + 1, title })}
                aria-disabled={at === shown}
                onClick={() => showSlide(at)}
              />
            ))}
          </Dots>
          <button
            type="button"
            className="icon-button"
            aria-controls={id}
            aria-label={t('carousel.next')}
            onClick={() => step(1)}
          >
            <Icon name="next" size={18} />
          </button>
        </Controls>
      )}
      <p className="hidden-text" aria-live="polite">
        {t('carousel.shown', { slide: shown + 1, total, title: slides[shown]?.title ?? '' })}
      </p>
    </section>
  );
}

/** Keeps the place of the pictures, so that nothing moves when they come. */
export function CarouselSkeleton() {
  return (
    <div aria-hidden="true">
      <Place className="skeleton" />
      <Controls />
    </div>
  );
}
