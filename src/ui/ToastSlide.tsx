import { Transition, type TransitionProps } from 'notistack';
import { useRef, useState, type ReactElement } from 'react';
import { keyframes, styled } from 'styled-components';

import { duration } from './theme';

const entering = keyframes`
  from {
    transform: translateX(calc(100% + 20px));
  }
`;

const SlidingBox = styled.div`
  animation: ${entering} ${duration.panel} ease-out;
  transition: transform ${duration.panel} ease-in;

  &.leaves {
    transform: translateX(calc(100% + 20px));
  }
`;

/**
 * Slides a toast in, and out when its time is over. While it has the focus or is being pressed,
 * which notistack's timer does not know, it stays until neither is the case.
 */
export function ToastSlide({
  in: isOpen = false,
  children,
  ...transition
}: TransitionProps & { children: ReactElement }) {
  const node = useRef<HTMLDivElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  return (
    <Transition
      {...transition}
      in={isOpen || hasFocus || isPressed}
      nodeRef={node as { current: HTMLDivElement }}
    >
      {(status) => (
        <SlidingBox
          ref={node}
          className={status === 'exiting' || status === 'exited' ? 'leaves' : undefined}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
          onPointerDown={() => setIsPressed(true)}
          onPointerUp={() => setIsPressed(false)}
          onPointerCancel={() => setIsPressed(false)}
          onPointerLeave={() => setIsPressed(false)}
        >
          {children}
        </SlidingBox>
      )}
    </Transition>
  );
}
