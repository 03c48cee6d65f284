import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';

import { color, from, radius, size, space } from './theme';

/** A shelf of covers. */
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

/** A picture in the shape of a page, its title, and what can be done with it. */
export const Cover = styled.li`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${space(3)};
  align-content: start;

  > a:first-child,
  > span:first-child {
    display: grid;
    gap: ${space(3)};
    align-content: start;
    color: ${color.ink};
    text-decoration: none;
  }

  > a:first-child:hover h2 {
    color: ${color.primary};
    text-decoration: underline;
  }

  .picture {
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    aspect-ratio: 17 / 22;
    transition: border-color var(--fast) ease-out;
  }

  .picture img {
    object-fit: cover;
  }

  > a:first-child:hover .picture {
    border-color: ${color.primary};
  }

  h2 {
    font-size: ${size.text};
    overflow-wrap: anywhere;
  }

  > .button {
    justify-self: start;
  }
`;

const PLACEHOLDERS = 5;

/** The shape of the shelf while it is on the way. */
export function CoversSkeleton() {
  const t = useTranslate();
  return (
    <div role="status">
      <span className="hidden-text">{t('app.loading')}</span>
      <Covers aria-hidden="true">
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <Cover key={index}>
            <span>
              <span className="picture loading" />
              <span className="skeleton">&nbsp;</span>
            </span>
          </Cover>
        ))}
      </Covers>
    </div>
  );
}
