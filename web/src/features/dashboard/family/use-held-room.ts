/**
 * What is below stays where it is when a tall row gives way to a short one and to what followed from it. The room that is left is
 * given back where nobody sees it move: once its end is out of sight, at the next press, or when the page is turned.
 */
import { useEffect, useRef } from 'react';

/** The answers of a save are there by then, and a press is another one. */
const SETTLED_MS = 1500;

export function useHeldRoom() {
  const room = useRef<HTMLDivElement>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  /** `isReplaced`: what is drawn with the press is as tall as what comes of it; else what was there is. */
  const hold = (isReplaced: boolean) => {
    const held = room.current;
    if (!held) return;
    stop.current();
    const keep = () => (stop.current = keepHeight(held));
    if (isReplaced) requestAnimationFrame(keep);
    else keep();
  };
  return [room, hold] as const;
}

function keepHeight(held: HTMLElement): () => void {
  const width = held.offsetWidth;
  const heldAt = Date.now();
  held.style.minHeight = `${held.offsetHeight}px`;
  const giveBack = () => {
    held.style.minHeight = '';
    stop();
  };
  const isSettled = () => Date.now() - heldAt > SETTLED_MS;
  const sizes = new ResizeObserver(() => {
    if (held.offsetWidth !== width) giveBack();
  });
  const onScroll = () => {
    // Below the window nothing is seen to move.
    if (isSettled() && held.getBoundingClientRect().bottom > innerHeight) giveBack();
  };
  const onPress = () => {
    // After the press has done what it was for: nothing moves away from under it.
    if (isSettled()) setTimeout(giveBack);
  };
  const stop = () => {
    sizes.disconnect();
    removeEventListener('scroll', onScroll);
    removeEventListener('click', onPress);
  };
  sizes.observe(held);
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('click', onPress);
  return stop;
}
