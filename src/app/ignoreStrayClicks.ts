/** Milliseconds and pixels between two taps of one finger that count as a double tap. */
const AGAIN_MS = 500;
const AGAIN_PX = 24;

const CONTROL = 'button, a, input, label, select, summary, [role]';

/**
 * Ignores the second click of a double click if something else has come under the pointer since
 * the first: what takes the place of a pressed button, such as Undo, the next line's Remove, or the
 * dialog that the button has opened, is not meant. Browsers count the clicks of a mouse, but not all of them those of a finger.
 */
export function ignoreStrayClicks(): void {
  let first: { control: Element | null; at: number; x: number; y: number } | undefined;

  const check = (event: PointerEvent) => {
    const { target, detail, timeStamp: at, clientX: x, clientY: y } = event;
    // A click by keyboard or by a label.
    if (detail === 0 || !(target instanceof Element)) return;
    const isTapAgain =
      event.pointerType === 'touch' &&
      first !== undefined &&
      at - first.at < AGAIN_MS &&
      Math.hypot(x - first.x, y - first.y) < AGAIN_PX;
    const control = target.closest(CONTROL);
    if (!first || (detail === 1 && !isTapAgain)) first = { control, at, x, y };
    else if (control !== first.control) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  window.addEventListener('click', check, { capture: true });
}
