import { useDeferredValue, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { color, radius } from './theme';
import { useIsHydrated } from './useIsHydrated';

export const PictureFrame = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 1;
  isolation: isolate;
  border-radius: ${radius.control};
  background: ${color.picture};
  color: ${color.lineStrong};

  &[data-is='loading'] {
    background: color-mix(in srgb, ${color.line} 60%, transparent);
  }
`;

const Image = styled.img`
  width: 100%;
  height: 100%;
  border-radius: inherit;
  object-fit: var(--fit, contain);

  /* Pictures have a white background, which would glare in dark mode. */
  @media (prefers-color-scheme: dark) {
    mix-blend-mode: multiply;
  }
`;

interface PictureProps {
  src: string;
  /** The same picture in other sizes, by pixel density, or by width with `sizes`. */
  srcSet?: string | undefined;
  sizes?: string;
  alt: string;
  /**
   * Whether it lies in the first window and loads with the page; others load lazily, and only after
   * hydration.
   */
  isUrgent?: boolean;
  /** Whether it is the first picture of the largest size on its screen. */
  isLargest?: boolean;
  className?: string;
}

/** A square picture: a skeleton while it loads, a drawn placeholder if it is not available. */
export function Picture(props: PictureProps) {
  const { src, srcSet, sizes, alt, isUrgent = false, isLargest = false, className } = props;
  const [state, setState] = useState<{ src: string; is: 'shown' | 'failed' }>();
  const is = state?.src === src ? state.is : 'loading';
  const image = { sizes, srcSet, src, alt, width: 240, height: 240, decoding: 'async' } as const;
  // A picture that loaded before hydration fires no more load event.
  const checkLoaded = (element: HTMLImageElement | null) => {
    if (is === 'loading' && element?.complete) {
      setState({ src, is: element.naturalWidth > 0 ? 'shown' : 'failed' });
    }
  };
  return (
    <PictureFrame className={className} data-is={is}>
      {is === 'failed' && (
        <svg role="img" aria-label={alt} viewBox="0 0 24 24" width="40%" height="40%">
          <path
            d="M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.500L20 17M15.5 9.500v.01"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
      )}
      {is !== 'failed' && (
        <AfterHydration isUrgent={isUrgent} without={<Image {...image} loading="lazy" />}>
          <Image
            {...image}
            ref={checkLoaded}
            loading={isUrgent ? 'eager' : 'lazy'}
            // React would preload pictures of any other priority before the page's script.
            fetchPriority={isLargest ? 'high' : 'low'}
            onLoad={() => setState({ src, is: 'shown' })}
            onError={() => setState({ src, is: 'failed' })}
          />
        </AfterHydration>
      )}
    </PictureFrame>
  );
}

interface AfterHydrationProps {
  isUrgent: boolean;
  /** Rendered where JavaScript is disabled. */
  without: ReactNode;
  children: ReactNode;
}

/**
 * Delays pictures that are not urgent until hydration; deferred, so that input takes precedence
 * over them.
 */
function AfterHydration({ isUrgent, without, children }: AfterHydrationProps) {
  const isHydrated = useDeferredValue(useIsHydrated());
  return isUrgent || isHydrated ? children : <noscript>{without}</noscript>;
}
