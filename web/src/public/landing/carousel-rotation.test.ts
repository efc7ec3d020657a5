import { CAROUSEL_INTERVAL_MS } from '@faircourt/contracts/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CarouselRotation, swipeStep, type CarouselState, type StopReason } from './carousel-rotation.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function fourPictures() {
  const shown: CarouselState[] = [];
  const rotation = new CarouselRotation({
    count: 4,
    intervalMs: CAROUSEL_INTERVAL_MS,
    show: (state) => shown.push(state),
  });
  rotation.start();
  return { rotation, current: () => shown.at(-1), indexes: () => shown.map(({ index }) => index) };
}

test('a picture shows for 3000 ms and not a moment less', () => {
  const { current } = fourPictures();
  vi.advanceTimersByTime(2999);
  expect(current()?.index).toBe(0);
  vi.advanceTimersByTime(1);
  expect(current()?.index).toBe(1);
});

test('after the fourth picture comes the first', () => {
  const { indexes } = fourPictures();
  vi.advanceTimersByTime(3000 * 5);
  expect(indexes()).toEqual([0, 1, 2, 3, 0, 1]);
});

test.each<StopReason>(['paused', 'hover', 'focus', 'hidden_tab', 'reduced_motion'])(
  'nothing moves while %s holds, and it goes on afterwards',
  (reason) => {
    const { rotation, current } = fourPictures();
    rotation.hold(reason, true);
    vi.advanceTimersByTime(60_000);
    expect(current()).toEqual({ index: 0, isRotating: false });
    rotation.hold(reason, false);
    vi.advanceTimersByTime(3000);
    expect(current()).toEqual({ index: 1, isRotating: true });
  },
);

test('leaving with the mouse does not undo the pause button', () => {
  const { rotation, current } = fourPictures();
  rotation.hold('hover', true);
  rotation.hold('paused', true);
  rotation.hold('hover', false);
  vi.advanceTimersByTime(60_000);
  expect(current()).toEqual({ index: 0, isRotating: false });
});

test('the picture before the first is the last', () => {
  const { rotation, current } = fourPictures();
  rotation.move(-1);
  expect(current()?.index).toBe(3);
});

test('a picture somebody chose stays for a full interval', () => {
  const { rotation, current } = fourPictures();
  vi.advanceTimersByTime(2900);
  rotation.showPicture(2);
  vi.advanceTimersByTime(2900);
  expect(current()?.index).toBe(2);
  vi.advanceTimersByTime(100);
  expect(current()?.index).toBe(3);
});

test('moving by hand works while paused and does not start the rotation', () => {
  const { rotation, current } = fourPictures();
  rotation.hold('paused', true);
  rotation.move(1);
  vi.advanceTimersByTime(60_000);
  expect(current()).toEqual({ index: 1, isRotating: false });
});

test('a swipe to the left asks for the next picture, to the right for the one before', () => {
  expect(swipeStep(-80, 5)).toBe(1);
  expect(swipeStep(80, -5)).toBe(-1);
});

test('a tap or a vertical scroll is no swipe', () => {
  expect(swipeStep(-12, 0)).toBe(0);
  expect(swipeStep(-60, 140)).toBe(0);
});
