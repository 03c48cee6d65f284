import { useId, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import type { ContentImage } from '#contract/content';

import { slideSrcset } from '../api/contentPictures';
import { contentUrl } from '../api/hosts';
import { useTranslate } from '../i18n/useTranslate';

import { ContentLink } from './ContentLink';
import { Skeleton } from './Skeleton';
import { ControlLine, SlideControls } from './SlideControls';
import { color, radius, size, space } from './theme';
import { useSlides } from './useSlides';

/** Aspect ratio of the pictures. */
const ASPECT_RATIO = '5 / 2';

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
    aspect-ratio: ${ASPECT_RATIO};
    object-fit: cover;
  }
`;

/** Width from which the title overlays the picture. */
const WIDE = '@container (width >= 30em)';
/** Height of a two-line title below the picture. */
const TITLE_HEIGHT = '4.25rem';

const Container = styled.section`
  container-type: inline-size;
`;

const Slide = styled(ContentLink)`
  position: relative;
  display: block;
  height: 100%;
  color: ${color.ink};
  text-decoration: none;

  &:focus-visible {
    outline-offset: -4px;
  }

  strong {
    display: grid;
    align-content: center;
    height: ${TITLE_HEIGHT};
    padding: 0 ${space(3)};
    overflow: hidden;
    font-weight: 600;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  ${WIDE} {
    strong {
      position: absolute;
      top: 50%;
      left: ${space(5)};
      max-width: 38%;
      height: auto;
      padding: ${space(3)} ${space(4)};
      border-radius: ${radius.control};
      background: color-mix(in srgb, ${color.surface} 90%, transparent);
      font-size: ${size.l};
      line-height: 1.25;
      translate: 0 -50%;
    }
  }

  &:is(a):hover strong {
    color: ${color.primary};
    text-decoration: underline;
  }
`;

const Placeholder = styled(Skeleton)`
  margin-bottom: ${TITLE_HEIGHT};
  aspect-ratio: ${ASPECT_RATIO};

  ${WIDE} {
    margin-bottom: 2px;
  }
`;

interface CarouselProps {
  label: string;
  slides: readonly ContentImage[];
}

/**
 * Pictures side by side, one visible at a time: swiped, or changed with buttons and arrow keys,
 * never automatically (WAI-ARIA Authoring Practices, carousel with grouped slide pickers).
 */
export function Carousel({ label, slides }: CarouselProps) {
  const t = useTranslate();
  const id = useId();
  const total = slides.length;
  const { track, shown, showSlide, follow } = useSlides(total);
  const step = (by: number) => showSlide((shown + by + total) % total);

  const stepByKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  return (
    <Container aria-roledescription={t('carousel.role')} aria-label={label} onKeyDown={stepByKey}>
      <Track id={id} ref={track} onScroll={follow}>
        {slides.map((slide, index) => (
          <CarouselSlide
            key={`${index} ${slide.image}`}
            slide={slide}
            index={index}
            total={total}
          />
        ))}
      </Track>
      {total > 1 && (
        <SlideControls
          trackId={id}
          slides={slides}
          shown={shown}
          onShow={showSlide}
          onStep={step}
        />
      )}
      <p className="hidden-text" aria-live="polite">
        {t('carousel.shown', { slide: shown + 1, total, title: slides[shown]?.title ?? '' })}
      </p>
    </Container>
  );
}

interface CarouselSlideProps {
  slide: ContentImage;
  index: number;
  total: number;
}

function CarouselSlide({ slide: { image, link, title }, index, total }: CarouselSlideProps) {
  const t = useTranslate();
  return (
    <div
      role="group"
      aria-roledescription={t('carousel.slide')}
      aria-label={t('carousel.position', { slide: index + 1, total })}
    >
      <Slide to={link}>
        <img
          src={contentUrl(image)}
          srcSet={slideSrcset(image)}
          sizes="(width >= 80em) 80em, 100vw"
          alt={title}
          width={1600}
          height={640}
          loading={index === 0 ? 'eager' : 'lazy'}
          decoding="async"
        />
        <strong aria-hidden="true">{title}</strong>
      </Slide>
    </div>
  );
}

/** Reserves the space of the pictures to avoid layout shift. */
export function CarouselSkeleton() {
  return (
    <Container aria-hidden="true">
      <Placeholder as="div" />
      <ControlLine />
    </Container>
  );
}
