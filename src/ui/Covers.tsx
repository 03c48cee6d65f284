import { css, styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';

import { SmallButton } from './Button';
import { Picture, PictureFrame } from './Picture';
import { Skeleton } from './Skeleton';
import { color, duration, from, size, space } from './theme';

/** A grid of covers. */
export const Covers = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(6)} ${space(4)};

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(8)} ${space(6)};
  }

  ${from.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

/** A picture in page format, its title, and its actions. */
export const Cover = styled.li`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${space(3)};
  align-content: start;
`;

/** Link to what the cover represents. */
export const CoverLink = styled.a`
  --edge: ${color.line};
  display: grid;
  gap: ${space(3)};
  align-content: start;
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    --edge: ${color.primary};
    color: ${color.primary};
    text-decoration: underline;
  }
`;

const page = css`
  --fit: cover;
  border: 1px solid var(--edge);
  aspect-ratio: 17 / 22;
  transition: border-color ${duration.feedback} ease-out;
`;

export const CoverPicture = styled(Picture)`
  ${page}
`;

const CoverPlaceholder = styled(PictureFrame)`
  ${page}
`;

export const CoverTitle = styled.h2`
  font-size: ${size.text};
  overflow-wrap: anywhere;
`;

export const CoverAction = styled(SmallButton)`
  justify-self: start;
`;

const PLACEHOLDER_COUNT = 5;

/** Placeholder for a grid of covers that are loading. */
export function CoversSkeleton() {
  const t = useTranslate();
  return (
    <div role="status">
      <span className="hidden-text">{t('app.loading')}</span>
      <Covers aria-hidden="true">
        {Array.from({ length: PLACEHOLDER_COUNT }, (_, index) => (
          <Cover key={index}>
            <CoverLink as="span">
              <CoverPlaceholder data-is="loading" />
              <Skeleton>&nbsp;</Skeleton>
            </CoverLink>
          </Cover>
        ))}
      </Covers>
    </div>
  );
}
