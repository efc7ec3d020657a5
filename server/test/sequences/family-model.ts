/**
 * A family and what it decided, as a few sets and lists. Written from the product's words and from nothing else: it knows
 * no table, no rule and no query, and says after every step what each viewer may read.
 */
import type { ConsentKind, FieldGroup, Visibility } from '@faircourt/contracts/vocabulary';

export type Guardian = 'mother' | 'father';
export type Decider = Guardian | 'athlete';
export type College = 'north' | 'south';
/** Two colleges with one verified coach each, a coach whom nobody has verified, and another athlete. */
export type Viewer = Guardian | 'athlete' | 'north_coach' | 'south_coach' | 'new_coach' | 'other_athlete';
export type Group = Exclude<FieldGroup, 'contact'>;
export type Audience = 'everyone' | 'verified_colleges' | College;
export type Blockable = 'north_coach' | College;
export type State = 'visible' | 'under_verification' | 'not_released';

export const GROUPS: Group[] = ['identity', 'measurements', 'academics', 'transcript', 'videos'];
export const VIEWERS: Viewer[] = [
  'mother',
  'father',
  'athlete',
  'north_coach',
  'south_coach',
  'new_coach',
  'other_athlete',
];

const FORMS: Record<Group, ConsentKind[]> = {
  identity: ['platform', 'colleges', 'media'],
  measurements: ['platform', 'colleges'],
  academics: ['platform', 'colleges'],
  transcript: ['platform', 'colleges', 'transcript'],
  videos: ['platform', 'colleges', 'media'],
};
const CHECKED: Group[] = ['measurements', 'academics', 'transcript'];

interface Said {
  group: Group;
  audience: Audience;
  by: Decider;
}

export class FamilyModel {
  isAdult = false;
  /** Whose link the minor ended; with both, nobody's return ends the hold. */
  held: Guardian | 'both' | null = null;
  visibility: Visibility = 'private';
  /** A guardian's lock-down, which binds until the athlete is of age. */
  isLockedDown = false;
  readonly linked = new Set<Guardian>();
  readonly signed = new Map<ConsentKind, Set<Guardian>>();
  readonly checked = new Set<Group>();
  /** By whom, since a block is lifted by who made it, and by anybody who decides once that person does not. */
  blocks: { target: Blockable; by: Decider }[] = [];
  yes: Said[] = [];
  no: Said[] = [];
  offered: Said[] = [];

  decides(person: Decider): boolean {
    return this.isAdult ? person === 'athlete' : person !== 'athlete' && this.linked.has(person);
  }

  /** While the minor has a guardian, that guardian has to agree to another one, and says yes here unless held. */
  link(guardian: Guardian): boolean {
    if (this.linked.has(guardian)) return true;
    if (this.#isHeld() && this.linked.size > 0) return false;
    this.linked.add(guardian);
    if (this.held === guardian) this.held = null;
    return true;
  }

  /** A minor who ends a link is hidden at once, and nobody new says yes; the same guardian may come back. */
  unlink(guardian: Guardian, by: 'athlete' | Guardian): boolean {
    if (!this.linked.delete(guardian)) return false;
    if (by === 'athlete' && !this.isAdult) {
      this.held = this.held === null || this.held === guardian ? guardian : 'both';
      this.visibility = 'private';
    }
    const wasSigner = this.signed.get('platform')?.has(guardian) ?? false;
    for (const signers of this.signed.values()) signers.delete(guardian);
    if (wasSigner && this.#isWithoutPlatform()) this.visibility = 'private';
    const fallen = this.yes.filter(({ by }) => by === guardian);
    this.yes = this.yes.filter(({ by }) => by !== guardian);
    if (!this.isAdult && this.linked.size > 0) this.offered.push(...fallen);
    return true;
  }

  say(said: Said, isOn: boolean): boolean {
    if (!this.decides(said.by) || (isOn && this.#isHeld())) return false;
    if (isOn) this.#approve(said);
    else this.#deny(said);
    return true;
  }

  sign(kind: ConsentKind, guardian: Guardian): boolean {
    if (this.isAdult || !this.linked.has(guardian) || this.#isHeld()) return false;
    this.signed.set(kind, (this.signed.get(kind) ?? new Set()).add(guardian));
    return true;
  }

  /**
   * Every release that needed the form ends, no matter who else has signed it: a later signature reopens nothing. Without
   * the platform's form the record is hidden from everybody but the family.
   */
  unsign(kind: ConsentKind, guardian: Guardian, signer: Guardian | null): boolean {
    if (this.isAdult || !this.linked.has(guardian) || signer === null) return false;
    this.signed.get(kind)?.delete(signer);
    this.yes = this.yes.filter(({ group }) => !FORMS[group].includes(kind));
    this.offered = this.offered.filter(({ group }) => !FORMS[group].includes(kind));
    if (kind === 'platform') this.visibility = 'private';
    return true;
  }

  block(by: Decider, target: Blockable): boolean {
    if (!this.decides(by)) return false;
    if (this.blocks.some((one) => one.target === target && one.by === by)) return true;
    this.blocks.push({ target, by });
    // What was given to an institution by name ends with its block, and lifting that does not give it back.
    this.yes = this.yes.filter(({ audience }) => audience !== target);
    return true;
  }

  lift(by: Decider, target: Blockable): boolean {
    const liftable = this.blocks.find(
      (one) => one.target === target && (one.by === by || (this.#isLeft(one.by) && !this.#isHeld())),
    );
    if (!this.decides(by) || !liftable) return false;
    this.blocks = this.blocks.filter((one) => one !== liftable);
    return true;
  }

  /** A minor does not undo what hid the record: it was hidden because a form ended, until one is signed again. */
  show(visibility: Visibility): boolean {
    if (visibility !== 'private' && (this.#isWithoutPlatform() || this.#isLocked())) return false;
    this.visibility = visibility;
    return true;
  }

  edit(fact: Group): boolean {
    this.checked.delete(fact);
    return true;
  }

  check(fact: Group): boolean {
    this.checked.add(fact);
    return true;
  }

  answerHandovers(guardian: Guardian, takes: boolean): boolean {
    if (this.isAdult || !this.linked.has(guardian) || this.offered.length === 0) return false;
    if (takes && this.#isHeld()) return false;
    const offered = this.offered;
    this.offered = [];
    if (takes) for (const one of offered) this.#approve({ ...one, by: guardian });
    return true;
  }

  lockDown(by: Decider): boolean {
    if (!this.decides(by)) return false;
    this.visibility = 'private';
    if (by !== 'athlete') this.isLockedDown = true;
    this.yes = [];
    this.offered = [];
    return true;
  }

  /** What was in effect stays in effect, in the athlete's own name; what never counted does not open by itself. */
  turn18(): boolean {
    if (this.isAdult) return true;
    this.isAdult = true;
    this.yes = this.yes
      .filter(({ group }) => this.#hasSigned(group))
      .map((said) => ({ ...said, by: 'athlete' as const }));
    this.no = this.no.map((said) => ({ ...said, by: 'athlete' as const }));
    return true;
  }

  isOpenTo(viewer: Viewer): boolean {
    if (this.#isFamily(viewer)) return true;
    if (this.#isBlocked(viewer) || this.#isHeld() || this.#isLocked()) return false;
    switch (this.visibility) {
      case 'private':
        return false;
      case 'public':
        return true;
      case 'colleges_only':
        return collegeOf(viewer) !== null;
      case 'conditional':
        return this.#released(viewer).some(({ audience }) => audience === collegeOf(viewer));
    }
  }

  isListedFor(viewer: Viewer): boolean {
    if (this.#isBlocked(viewer) || this.#isHeld() || this.#isLocked()) return false;
    return (
      this.visibility === 'public' || (this.visibility === 'colleges_only' && collegeOf(viewer) !== null)
    );
  }

  stateFor(viewer: Viewer, group: Group): State {
    if (this.#isFamily(viewer)) return 'visible';
    if (!this.isReleasedTo(viewer, group)) return 'not_released';
    return CHECKED.includes(group) && !this.checked.has(group) ? 'under_verification' : 'visible';
  }

  isReleasedTo(viewer: Viewer, group: Group): boolean {
    return this.#released(viewer).some((said) => said.group === group);
  }

  #approve(said: Said): void {
    this.no = this.no.filter((one) => !isSame(one, said) || (one.by !== said.by && !this.#isLeft(one.by)));
    this.offered = this.offered.filter((one) => !isSame(one, said));
    if (!this.yes.some((one) => isSame(one, said))) this.yes.push(said);
  }

  #deny(said: Said): void {
    this.yes = this.yes.filter((one) => !isSame(one, said));
    this.offered = this.offered.filter((one) => !isSame(one, said));
    if (!this.no.some((one) => isSame(one, said) && one.by === said.by)) this.no.push(said);
  }

  #isLocked(): boolean {
    return this.isLockedDown && !this.isAdult;
  }

  #isHeld(): boolean {
    return this.held !== null && !this.isAdult;
  }

  /** The form was signed once, and nobody's signature is left of it. */
  #isWithoutPlatform(): boolean {
    return !this.isAdult && this.signed.get('platform')?.size === 0;
  }

  /** Who decides no more cannot hold a block or a no against those who do. */
  #isLeft(blocker: Decider): boolean {
    return this.isAdult || blocker === 'athlete' || !this.linked.has(blocker);
  }

  #released(viewer: Viewer): Said[] {
    return this.yes.filter(
      (yes) =>
        isMeant(viewer, yes.audience) &&
        (this.isAdult || this.#hasSigned(yes.group)) &&
        !this.no.some(
          (no) =>
            no.group === yes.group &&
            isMeant(viewer, no.audience) &&
            size(no.audience) <= size(yes.audience) &&
            // No matter who denied, and what has become of them.
            (!this.isAdult || no.by === 'athlete'),
        ),
    );
  }

  #hasSigned(group: Group): boolean {
    return FORMS[group].every((form) => (this.signed.get(form)?.size ?? 0) > 0);
  }

  #isFamily(viewer: Viewer): boolean {
    return viewer === 'athlete' || ((viewer === 'mother' || viewer === 'father') && this.linked.has(viewer));
  }

  #isBlocked(viewer: Viewer): boolean {
    return this.blocks.some(({ target }) => target === viewer || target === collegeOf(viewer));
  }
}

function collegeOf(viewer: Viewer): College | null {
  if (viewer === 'north_coach') return 'north';
  return viewer === 'south_coach' ? 'south' : null;
}

function isMeant(viewer: Viewer, audience: Audience): boolean {
  const college = collegeOf(viewer);
  return (
    audience === 'everyone' ||
    (college !== null && (audience === 'verified_colleges' || audience === college))
  );
}

function size(audience: Audience): number {
  return audience === 'everyone' ? 3 : audience === 'verified_colleges' ? 2 : 1;
}

function isSame(a: Said, b: Said): boolean {
  return a.group === b.group && a.audience === b.audience;
}
