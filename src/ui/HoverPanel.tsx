import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import './HoverPanel.css';

interface HoverPanelProps {
  /** What is seen of it when closed; gets the attributes that tie it to the panel. */
  trigger: (tie: { 'aria-expanded': boolean; 'aria-controls': string }) => ReactNode;
  /** Drawn only while open. */
  children: (close: () => void) => ReactNode;
  label: string;
  /** A click on the trigger follows a link, unless the trigger prevents it, instead of holding the panel open. */
  isLink?: boolean;
  className?: string;
}

/** Milliseconds that the pointer may be outside before the panel goes (WCAG 1.4.13). */
const GRACE = 220;

/** A panel that opens on hover, on keyboard and on touch; Esc closes it, the pointer may enter it. */
export function HoverPanel({ trigger, children, label, isLink, className = '' }: HoverPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHovered = useRef(false);
  const id = useId();
  const close = () => setIsOpen(false);

  // What is opened anew is not closed by a pointer that went just before.
  const open = () => {
    clearTimeout(leaving.current);
    setIsOpen(true);
  };
  const stay = (event: React.PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    isHovered.current = true;
    open();
  };
  const leave = (event: React.PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    isHovered.current = false;
    leaving.current = setTimeout(close, GRACE);
  };

  // A click does not take away what hovering has just shown.
  const toggle = () => setIsOpen(isHovered.current || !isOpen);

  // Esc closes wherever the focus is, and a press outside closes what touch has opened.
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      giveFocusBack(id);
      close();
    };
    const onPress = (event: PointerEvent) => {
      if (!whole.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen, id]);

  return (
    <div
      ref={whole}
      className={`hover-panel ${className}`}
      onPointerEnter={stay}
      onPointerLeave={leave}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <div
        className="hover-panel-trigger"
        onClick={({ defaultPrevented }) => (isLink && !defaultPrevented ? close() : toggle())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open();
        }}
      >
        {trigger({ 'aria-expanded': isOpen, 'aria-controls': id })}
      </div>
      {isOpen && (
        <div id={id} role="group" aria-label={label} className="hover-panel-body">
          {children(() => {
            giveFocusBack(id);
            close();
          })}
        </div>
      )}
    </div>
  );
}

/** A panel that goes does not take the focus with it: its trigger gets it. */
function giveFocusBack(id: string) {
  const hasFocus = document.getElementById(id)?.contains(document.activeElement);
  if (hasFocus) document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
}
