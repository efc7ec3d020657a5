/**
 * Who counts as a guardian, over time, as a few facts and the words of the product about them. It knows no table, no rule
 * and no query of the server, and says after every step what each viewer reads of the athlete.
 */
import { DAY_MS } from '@faircourt/contracts/time';
import {
  NOTHING,
  type Audience,
  type Deeds,
  type Group,
  type Guardian,
  type Person,
  type Sight,
  type Start,
  type Switch,
  type Viewer,
} from './guardian-history-deeds.ts';
import { GuardiansModel, LEVEL } from './guardian-history-levels.ts';

export class GuardianHistoryModel extends GuardiansModel implements Deeds {
  /** The coach invited the athlete, or has asked this family. */
  #deals: boolean;
  /** Whose mailbox the coach has as well. */
  #coachIs: Guardian | 'nobody' = 'alias';
  /** What guardians gave has become the athlete's own. */
  #isHandedOver: boolean;
  #visibility: Switch = 'private';
  readonly #proven = new Set<Guardian>();
  readonly #pending = new Set<Guardian>();
  #hasHadGuardian = false;
  #wasSigned = false;
  #lockedBy: Guardian | null = null;
  #released: { group: Group; audience: Audience; by: Person }[] = [];
  /** Who marked the video public; nobody who is left, once that guardian is gone. */
  #mark: Person | 'nobody' | null = 'athlete';
  #contactBy: Person | null = null;
  #blockers = new Set<Person>();

  constructor(start: Start, now: Date) {
    super(start, now);
    this.#deals = start.isInvitedByCoach;
    this.#isHandedOver = !this.isMinor();
  }

  prove(guardian: Guardian): boolean {
    this.#proven.add(guardian);
    return true;
  }

  shareMailbox(guardian: Guardian | 'nobody'): boolean {
    this.#coachIs = guardian;
    return true;
  }

  /** By family code, which nobody takes with an unproven mailbox, and no coach's other account where the coach deals. */
  link(guardian: Guardian): boolean {
    if (!this.#proven.has(guardian) || this.isTwoFaced(guardian)) return false;
    if (this.links.has(guardian) || this.#pending.has(guardian)) return true;
    if (this.isMinor() && this.links.size > 0) this.#pending.add(guardian);
    else this.#begin(guardian);
    return true;
  }

  agree(by: Guardian, whom: Guardian): boolean {
    if (!this.links.has(by) || !this.#pending.has(whom)) return false;
    if (this.isMinor() && !this.mayApprove(by, this.levelToDecide())) return false;
    if (this.isTwoFaced(whom)) return false;
    this.#begin(whom);
    return true;
  }

  refuse(by: Guardian, whom: Guardian): boolean {
    return this.links.has(by) && this.#pending.delete(whom);
  }

  /** Noes and blocks stay; what this guardian gave ends. A minor who ends it is hidden at once. */
  unlink(guardian: Guardian, by: Person): boolean {
    if (by !== 'athlete' && by !== guardian) return false;
    if (this.#pending.delete(guardian)) return true;
    const link = this.links.get(guardian);
    if (!link) return false;
    this.#handOver();
    this.links.delete(guardian);
    this.#released = this.#released.filter((one) => one.by !== guardian);
    if (this.#contactBy === guardian) this.#contactBy = null;
    if (this.#mark === guardian) this.#mark = 'nobody';
    if (!this.isMinor()) return true;
    if (by === 'athlete') {
      this.missed.add(guardian);
      this.#visibility = 'private';
    }
    if (link.hasSigned && !this.isSignedByAnybody()) {
      this.#visibility = 'private';
      this.#mark = null;
    }
    return true;
  }

  state(guardian: Guardian, isOfAge: boolean): boolean {
    const link = this.links.get(guardian);
    if (!link || !this.isMinor() || !isOfAge || this.isTwoFaced(guardian)) return false;
    link.hasStated = true;
    return true;
  }

  /** A director decides on evidence, for 24 months. */
  check(guardian: Guardian, isConvincing: boolean): boolean {
    const link = this.links.get(guardian);
    if (!link || !this.isMinor() || this.level(guardian) !== LEVEL.confirmed) return false;
    if (isConvincing) link.verifiedUntil = monthsAfter(this.now, 24);
    return true;
  }

  sign(guardian: Guardian): boolean {
    const link = this.links.get(guardian);
    if (!link || !this.isMinor() || !this.mayApprove(guardian, LEVEL.confirmed)) return false;
    link.hasSigned = true;
    this.#wasSigned = true;
    return true;
  }

  /** A yes may be said ahead of the check: it is kept, and counts from then on. */
  release(by: Person, group: Group, audience: Audience): boolean {
    if (!this.decides(by) || this.isHeldUp() || this.isTwoFaced(by)) return false;
    const isSame = (one: { group: Group; audience: Audience }) =>
      one.group === group && one.audience === audience;
    if (this.#released.some((one) => isSame(one) && this.isRightful(one.by, audience))) return true;
    this.#released = [...this.#released.filter((one) => !isSame(one)), { group, audience, by }];
    return true;
  }

  /** What a minor marks public is a wish. */
  mark(by: Person, isPublic: boolean): boolean {
    const isRefused = this.isHeldUp() || this.isTwoFaced(by);
    if (by !== 'athlete' && (!this.decides(by) || (isPublic && isRefused))) return false;
    if (!isPublic) this.#mark = null;
    else if (by === 'athlete') {
      if (this.#mark !== null) return true;
      // Nothing more is taken from the child before that.
      if (this.mayBeUnder13() && !this.isSigned()) return false;
      if (this.isMinor() && this.#hasHadGuardian && !this.isSignedByAnybody()) return false;
      this.#mark = by;
    } else if (this.#mark === null || !this.#isMarkCounted()) this.#mark = by;
    return true;
  }

  /** Leaving the switch where it is opens nothing, so it is never refused. */
  show(visibility: Switch): boolean {
    if (visibility === this.#visibility) return true;
    const isBound = this.isMinor() && (this.#lockedBy !== null || this.#isFormMissed());
    if (visibility !== 'private' && isBound) return false;
    this.#visibility = visibility;
    return true;
  }

  lockDown(by: Person): boolean {
    if (!this.decides(by)) return false;
    this.#visibility = 'private';
    this.#released = [];
    this.#contactBy = null;
    if (by !== 'athlete') this.#lockedBy ??= by;
    return true;
  }

  liftLockDown(by: Guardian): boolean {
    if (!this.isMinor() || !this.links.has(by) || this.isHeldUp() || this.isTwoFaced(by)) return false;
    if (this.#lockedBy !== by && this.level(by) < this.levelToDecide()) return false;
    this.#lockedBy = null;
    return true;
  }

  block(by: Person): boolean {
    if (!this.decides(by)) return false;
    this.#blockers.add(by);
    return true;
  }

  /** Those one may lift: one's own and, of somebody who is gone, with verified guardianship. */
  liftBlocks(by: Person): boolean {
    if (!this.decides(by)) return false;
    const isLifted = (blocker: Person) =>
      !this.isMinor() ||
      (blocker === by && !this.isTwoFaced(by)) ||
      ((!this.decides(blocker) || this.isTwoFaced(blocker)) && this.mayApprove(by, LEVEL.verified));
    const left = [...this.#blockers].filter((blocker) => !isLifted(blocker));
    const isChanged = left.length < this.#blockers.size;
    this.#blockers = new Set(left);
    return isChanged;
  }

  liftHold(by: Guardian | 'admin'): boolean {
    const isGuardianAllowed = () => this.isMinor() && this.mayApprove(by as Guardian, this.levelToDecide());
    if (by !== 'admin' && !isGuardianAllowed()) return false;
    this.missed.clear();
    return true;
  }

  /** At 18, or once the age is proved, what counted stays in the athlete's own name; what did not, does not open. */
  wait(days: number): boolean {
    this.now = new Date(this.now.getTime() + days * DAY_MS);
    this.#handOver();
    return true;
  }

  /** Whether a coach may ask at all. */
  mayAsk(): boolean {
    const isIn =
      this.#coachIs !== 'nobody' && (this.links.has(this.#coachIs) || this.#pending.has(this.#coachIs));
    return this.sight('coach').opens && !isIn;
  }

  /** The coach has this guardian's proven mailbox, and deals with the family. */
  protected isTwoFaced(person: Person): boolean {
    return this.#deals && person === this.#coachIs && this.#proven.has(person);
  }

  noteAsked(): void {
    this.#deals = true;
  }

  approveContact(by: Person): boolean {
    if (!this.decides(by) || (this.isMinor() && !this.mayApprove(by, LEVEL.verified))) return false;
    this.#contactBy = by;
    return true;
  }

  sight(viewer: Viewer): Sight {
    if (!this.#isOpenTo(viewer)) return NOTHING;
    return {
      isFound: true,
      opens: true,
      isNamed: this.#isReleased('identity', viewer),
      showsVideo: this.#isReleased('videos', viewer) || this.#isMarkCounted(),
      hasContact:
        viewer === 'coach' &&
        this.#contactBy !== null &&
        this.isRightful(this.#contactBy, 'everyone') &&
        (this.#contactBy === 'athlete' || this.isSigned()),
    };
  }

  #isOpenTo(viewer: Viewer): boolean {
    if (viewer === 'blockable' && this.#blockers.size > 0) return false;
    if (this.isMinor() && (this.missed.size > 0 || this.#lockedBy !== null)) return false;
    if (this.mayBeUnder13() && !this.isSigned()) return false;
    return this.#visibility === 'public' || (this.#visibility === 'colleges_only' && viewer !== 'member');
  }

  #isReleased(group: Group, viewer: Viewer): boolean {
    return this.#released.some(
      (one) =>
        one.group === group &&
        (one.audience === 'everyone' || viewer !== 'member') &&
        this.isRightful(one.by, one.audience) &&
        (one.by === 'athlete' || this.isSigned()),
    );
  }

  #isMarkCounted(): boolean {
    if (!this.isMinor()) return this.#mark !== null;
    if (this.#mark === null || this.#mark === 'nobody' || this.#mark === 'athlete') return false;
    return this.isRightful(this.#mark, 'everyone') && this.isSigned();
  }

  #handOver(): void {
    if (this.#isHandedOver || this.isMinor()) return;
    this.#isHandedOver = true;
    const counted = this.#released.filter(({ by, audience }) => this.isRightful(by, audience));
    const isSigned = this.isSignedByAnybody();
    this.#released = isSigned ? counted.map((one) => ({ ...one, by: 'athlete' as const })) : [];
    const isContactKept =
      isSigned && this.#contactBy !== null && this.level(this.#contactBy) === LEVEL.verified;
    this.#contactBy = isContactKept ? 'athlete' : null;
  }

  #begin(guardian: Guardian): void {
    this.#pending.delete(guardian);
    this.links.set(guardian, {
      since: this.now,
      hasStated: false,
      hasSigned: false,
      verifiedUntil: this.now,
    });
    this.#hasHadGuardian = true;
    if (this.missed.size === 1) this.missed.delete(guardian);
  }

  #isFormMissed(): boolean {
    return this.#wasSigned && !this.isSignedByAnybody();
  }
}

function monthsAfter(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}
