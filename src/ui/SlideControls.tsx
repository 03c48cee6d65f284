import { styled } from 'styled-components';

import type { ContentImage } from '#contract/content';

import { useTranslate } from '../i18n/useTranslate';

import { IconButton } from './Button';
import { Icon } from './Icon';
import { color, space } from './theme';

/** Also takes the space of the buttons before they are shown. */
export const ControlLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: 2.75rem;
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

interface SlideControlsProps {
  /** ID of the track that they control. */
  trackId: string;
  slides: readonly ContentImage[];
  shown: number;
  onShow: (slide: number) => void;
  onStep: (by: 1 | -1) => void;
}

/** Buttons for the previous and the next slide, and one for each. */
export function SlideControls({ trackId, slides, shown, onShow, onStep }: SlideControlsProps) {
  const t = useTranslate();
  return (
    <ControlLine>
      <IconButton
        aria-controls={trackId}
        aria-label={t('carousel.previous')}
        onClick={() => onStep(-1)}
      >
        <Icon name="back" size={18} />
      </IconButton>
      <Dots role="group" aria-label={t('carousel.pick')}>
        {slides.map(({ image, title }, index) => (
          <Dot
            key={`${index} ${image}`}
            type="button"
            aria-controls={trackId}
            aria-label={t('carousel.show', { slide: index + 1, title })}
            aria-disabled={index === shown}
            onClick={() => onShow(index)}
          />
        ))}
      </Dots>
      <IconButton aria-controls={trackId} aria-label={t('carousel.next')} onClick={() => onStep(1)}>
        <Icon name="next" size={18} />
      </IconButton>
    </ControlLine>
  );
}
