/** Who counts as a guardian at a given moment, in the words of the product: its levels, its ages and its fourteen days. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { Audience, Guardian, Person, Start } from './guardian-history-deeds.ts';

interface Link {
  since: Date;
  hasStated: boolean;
  hasSigned: boolean;
  verifiedUntil: Date;
}

export const LEVEL = { none: 0, linked: 1, confirmed: 2, verified: 3 };

export abstract class GuardiansModel {
  protected abstract isTwoFaced(person: Person): boolean;

  protected readonly birthdate: string;
  readonly #gradYear: number;
  #isAgeChecked = false;
  protected now: Date;
  protected readonly links = new Map<Guardian, Link>();
  /** Whose links the minor ended, until one is back or somebody lifts it. */
  protected readonly missed = new Set<Guardian>();

  constructor({ birthdate, gradYear }: Start, now: Date) {
    this.birthdate = birthdate;
    this.#gradYear = gradYear;
    this.now = now;
  }

  /** A director compares a doubted birthdate with a document. */
  checkAge(isConvincing: boolean): boolean {
    if (!this.#isAgeDoubted()) return false;
    this.#isAgeChecked = isConvincing;
    return true;
  }

  protected decides(person: Person): boolean {
    return person === 'athlete' ? !this.isMinor() : this.isMinor() && this.links.has(person);
  }

  protected mayApprove(person: Person, level: number): boolean {
    return !this.isHeldUp() && this.level(person) >= level;
  }

  /** Until another guardian with verified guardianship has been linked for 14 days. */
  protected isHeldUp(): boolean {
    if (!this.isMinor() || this.missed.size === 0) return false;
    const settled = this.now.getTime() - 14 * DAY_MS;
    return ![...this.links].some(
      ([guardian, { since }]) => this.level(guardian) === LEVEL.verified && since.getTime() <= settled,
    );
  }

  protected level(person: Person): number {
    const link = person === 'athlete' ? undefined : this.links.get(person);
    if (!link) return LEVEL.none;
    if (!link.hasStated || this.isTwoFaced(person)) return LEVEL.linked;
    return link.verifiedUntil > this.now ? LEVEL.verified : LEVEL.confirmed;
  }

  protected levelToDecide(): number {
    return this.mayBeUnder13() ? LEVEL.verified : LEVEL.confirmed;
  }

  protected isSigned(): boolean {
    return [...this.links].some(
      ([guardian, { hasSigned }]) => hasSigned && this.level(guardian) >= this.levelToDecide(),
    );
  }

  protected isSignedByAnybody(): boolean {
    return [...this.links].some(([guardian, { hasSigned }]) => hasSigned && !this.isTwoFaced(guardian));
  }

  protected isRightful(by: Person, audience: Audience): boolean {
    if (by === 'athlete') return !this.isMinor();
    return this.level(by) >= (audience === 'everyone' ? LEVEL.verified : this.levelToDecide());
  }

  protected isMinor(): boolean {
    return this.age() < 18 || this.#isAgeDoubted();
  }

  /** Nobody is 20 in the summer of their graduation, unless a director has seen a document that says so. */
  #isAgeDoubted(): boolean {
    return !this.#isAgeChecked && this.birthdate <= `${this.#gradYear - 20}-06-30`;
  }

  /** Who says 18 and is doubted is as young as the class they named, whose youngest are 17 in the summer they graduate. */
  protected mayBeUnder13(): boolean {
    if (this.age() < 18 || !this.#isAgeDoubted()) return this.age() < 13;
    return this.age(`${this.#gradYear - 17}-06-30`) < 13;
  }

  protected age(birthdate = this.birthdate): number {
    const today = this.now.toISOString().slice(0, 10);
    const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
    return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
  }
}
