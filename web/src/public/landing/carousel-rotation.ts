/** When the pictures move and which one shows. Knows no DOM; carousel.island.ts connects it to the page. */

/** Each holds the rotation by itself: it goes on only when none is left. */
export type StopReason = 'paused' | 'hover' | 'focus' | 'hidden_tab' | 'reduced_motion';

export type CarouselState = { index: number; isRotating: boolean };

/** A shorter or steeper movement is a tap or a scroll. */
const SWIPE_DISTANCE_PX = 40;

export class CarouselRotation {
  readonly #count: number;
  readonly #intervalMs: number;
  readonly #show: (state: CarouselState) => void;
  readonly #reasons = new Set<StopReason>();
  #index = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: { count: number; intervalMs: number; show: (state: CarouselState) => void }) {
    this.#count = options.count;
    this.#intervalMs = options.intervalMs;
    this.#show = options.show;
  }

  start(): void {
    this.#update();
  }

  /** Holds the rotation for this reason, or lets go of it. */
  hold(reason: StopReason, isHeld: boolean): void {
    if (isHeld) this.#reasons.add(reason);
    else this.#reasons.delete(reason);
    this.#update();
  }

  isHeldBy(reason: StopReason): boolean {
    return this.#reasons.has(reason);
  }

  move(step: number): void {
    this.showPicture(this.#index + step);
  }

  /** Past either end it wraps around. */
  showPicture(index: number): void {
    this.#index = ((index % this.#count) + this.#count) % this.#count;
    this.#update();
  }

  /** Every change restarts a full interval, so that a picture somebody chose does not vanish at once. */
  #update(): void {
    clearTimeout(this.#timer);
    const isRotating = this.#reasons.size === 0;
    if (isRotating) this.#timer = setTimeout(() => this.move(1), this.#intervalMs);
    this.#show({ index: this.#index, isRotating });
  }
}

/** 1 for the next picture, -1 for the one before, 0 when it was no swipe. */
export function swipeStep(deltaX: number, deltaY: number): -1 | 0 | 1 {
  if (Math.abs(deltaX) < SWIPE_DISTANCE_PX || Math.abs(deltaX) < Math.abs(deltaY)) return 0;
  return deltaX < 0 ? 1 : -1;
}
