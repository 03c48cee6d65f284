import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { keyframes, styled } from 'styled-components';

import { color, duration, radius, shadow } from './theme';

const Container = styled.div`
  position: relative;
`;

const appear = keyframes`
  from {
    opacity: 0;
    translate: 0 -4px;
  }
`;

const Body = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  z-index: 50;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow};
  animation: ${appear} ${duration.panel} ease-out;
`;

const WideContainer = styled(Container)`
  position: static;
  display: flex;
`;

const WideTrigger = styled.div`
  display: flex;
`;

const WideBody = styled(Body)`
  inset: 100% 0 auto;
  border-top: 0;
  border-radius: 0 0 ${radius.card} ${radius.card};
`;

const KINDS = {
  small: { Container, Trigger: 'div', Body },
  wide: { Container: WideContainer, Trigger: WideTrigger, Body: WideBody },
} as const;

interface HoverPanelProps {
  /** Renders the visible trigger, given the attributes that associate it with the panel. */
  trigger: (triggerProps: { 'aria-expanded': boolean; 'aria-controls': string }) => ReactNode;
  /** Rendered only while open. */
  children: (close: () => void) => ReactNode;
  label: string;
  /**
   * Whether clicking the trigger follows a link instead of toggling the panel, unless
   * default-prevented.
   */
  isLink?: boolean;
  /** Whether the panel is as wide as the bar that contains its trigger. */
  isWide?: boolean;
}

/** Milliseconds that the pointer may leave before the panel closes (WCAG 1.4.13). */
const CLOSE_DELAY_MS = 220;

/**
 * A panel that opens on hover, by keyboard and by touch; Esc closes it, and the pointer may enter
 * it.
 */
export function HoverPanel({ trigger, children, label, isLink, isWide }: HoverPanelProps) {
  const { Container, Trigger, Body } = KINDS[isWide ? 'wide' : 'small'];
  const [isOpen, setIsOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHovered = useRef(false);
  const id = useId();
  const close = () => setIsOpen(false);

  // Cancels a pending close from a pointer that has just left.
  const open = () => {
    clearTimeout(closeTimer.current);
    setIsOpen(true);
  };
  const followMouse = (event: PointerEvent, isInside: boolean) => {
    if (event.pointerType !== 'mouse') return;
    isHovered.current = isInside;
    if (isInside) open();
    else closeTimer.current = setTimeout(close, CLOSE_DELAY_MS);
  };

  // A click does not close what hovering has just opened.
  const toggle = () => setIsOpen(isHovered.current || !isOpen);

  const closeAndReturnFocus = () => {
    returnFocus(id);
    close();
  };
  useDismissal(isOpen, { container, onEscape: closeAndReturnFocus, onPressOutside: close });

  return (
    <Container
      ref={container}
      onPointerEnter={(event) => followMouse(event, true)}
      onPointerLeave={(event) => followMouse(event, false)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Trigger
        onClick={({ defaultPrevented }) => (isLink && !defaultPrevented ? close() : toggle())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open();
        }}
      >
        {trigger({ 'aria-expanded': isOpen, 'aria-controls': id })}
      </Trigger>
      {isOpen && (
        <Body id={id} role="group" aria-label={label}>
          {children(closeAndReturnFocus)}
        </Body>
      )}
    </Container>
  );
}

/** Returns the focus to the trigger if it is inside a panel that is closing. */
function returnFocus(id: string) {
  const hasFocus = document.getElementById(id)?.contains(document.activeElement);
  if (hasFocus) document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
}

interface Dismissal {
  container: RefObject<HTMLElement | null>;
  onEscape: () => void;
  onPressOutside: () => void;
}

/** Esc closes a panel wherever the focus is; a press outside closes one opened by touch. */
function useDismissal(isOpen: boolean, { container, onEscape, onPressOutside }: Dismissal) {
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
  });
  const closeOnPressOutside = useEffectEvent((event: Event) => {
    if (!container.current?.contains(event.target as Node)) onPressOutside();
  });
  // Keys and presses anywhere reach only the document.
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => closeOnEscape(event);
    const onPointerDown = (event: Event) => closeOnPressOutside(event);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen]);
}
