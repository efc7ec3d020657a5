/** Brings the carousel to life: the pictures take turns and the controls appear. */
import { CarouselRotation, swipeStep, type CarouselState } from './carousel-rotation.ts';

const root = document.querySelector<HTMLElement>('[data-carousel]');
const frame = root?.querySelector<HTMLElement>('[data-carousel-frame]');
if (root && frame) connect(root, frame);

function connect(carousel: HTMLElement, pictures: HTMLElement): void {
  const slides = [...pictures.children];
  const rotation = new CarouselRotation({
    count: slides.length,
    intervalMs: Number(carousel.dataset.carousel),
    show: (state) => show(carousel, pictures, state),
  });
  connectControls(carousel, rotation);
  connectSwipe(pictures, rotation);
  connectHolds(carousel, rotation);
  pictures.removeAttribute('tabindex');
  carousel.dataset.alive = '';
  rotation.start();
}

/** Screen readers hear a picture only when it does not change by itself. */
function show(carousel: HTMLElement, pictures: HTMLElement, { index, isRotating }: CarouselState): void {
  pictures.setAttribute('aria-live', isRotating ? 'off' : 'polite');
  [...pictures.children].forEach((slide, position) =>
    slide.toggleAttribute('data-current', position === index),
  );
  carousel.querySelectorAll('[data-carousel-go]').forEach((dot, position) => {
    if (position === index) dot.setAttribute('aria-current', 'true');
    else dot.removeAttribute('aria-current');
  });
}

function connectControls(carousel: HTMLElement, rotation: CarouselRotation): void {
  for (const button of carousel.querySelectorAll<HTMLElement>('[data-carousel-step]')) {
    button.addEventListener('click', () => rotation.move(Number(button.dataset.carouselStep)));
  }
  for (const button of carousel.querySelectorAll<HTMLElement>('[data-carousel-go]')) {
    button.addEventListener('click', () => rotation.showPicture(Number(button.dataset.carouselGo)));
  }
  const pause = carousel.querySelector<HTMLButtonElement>('[data-carousel-pause]');
  pause?.addEventListener('click', () => {
    const isPaused = !rotation.isHeldBy('paused');
    rotation.hold('paused', isPaused);
    carousel.toggleAttribute('data-paused', isPaused);
    const label = (isPaused ? pause.dataset.playLabel : pause.dataset.pauseLabel) ?? '';
    pause.setAttribute('aria-label', label);
    pause.title = label;
  });
}

function connectSwipe(pictures: HTMLElement, rotation: CarouselRotation): void {
  let start: { x: number; y: number } | null = null;
  pictures.addEventListener('pointerdown', (event) => {
    start = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
  });
  pictures.addEventListener('pointerup', (event) => {
    const step = start ? swipeStep(event.clientX - start.x, event.clientY - start.y) : 0;
    start = null;
    if (step !== 0) rotation.move(step);
  });
  pictures.addEventListener('pointercancel', () => {
    start = null;
  });
}

function connectHolds(carousel: HTMLElement, rotation: CarouselRotation): void {
  // A finger also "enters", but never leaves in a way people notice: only a mouse hovers.
  carousel.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse') rotation.hold('hover', true);
  });
  carousel.addEventListener('pointerleave', () => rotation.hold('hover', false));
  carousel.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) rotation.hold('focus', true);
  });
  carousel.addEventListener('focusout', () => rotation.hold('focus', false));
  document.addEventListener('visibilitychange', () => rotation.hold('hidden_tab', document.hidden));
  rotation.hold('hidden_tab', document.hidden);

  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const followMotion = () => rotation.hold('reduced_motion', reducedMotion.matches);
  reducedMotion.addEventListener('change', followMotion);
  followMotion();
}
