/**
 * The guard of one request: asks the rules, remembers what was authorised and refuses so that a record one may not see
 * answers exactly like one that does not exist.
 */
import { AppError, NOTHING_FOUND } from '../../platform/errors.ts';
import {
  ACTIONS,
  type Action,
  type Capability,
  type CapabilityAction,
  type NeedsMailbox,
  type RecordAction,
  type RecordedAction,
  type SubjectOf,
} from '../actions.ts';
import { isSignedIn, type Actor } from './actor.ts';

export class Guard {
  readonly now: Date;
  readonly #authorised = new Set<Action>();
  #actor: Actor;

  constructor(actor: Actor, now: Date) {
    this.#actor = actor;
    this.now = now;
  }

  get actor(): Actor {
    return this.#actor;
  }

  /** The same person as they are by now: a request that had to wait is judged by what is true when its turn comes. */
  renew(actor: Actor): void {
    this.#actor = actor;
  }

  /**
   * Throws unless the actor may do this. A missing record is passed on as it is, `authorise('athlete.open', null)`:
   * then a stranger learns the same from an absent record as from a forbidden one, in whichever order things are
   * checked. Returns the record, which by then exists.
   */
  authorise(action: CapabilityAction): void;
  authorise<A extends RecordedAction, Subject extends SubjectOf<A>>(
    action: A,
    subject: Subject | null | undefined,
  ): Subject;
  authorise(action: Action, subject?: unknown): unknown {
    if (!this.#allows(action, subject)) throw this.#refusal(action, subject);
    this.#authorised.add(action);
    return subject;
  }

  can(action: CapabilityAction): boolean;
  can<A extends RecordedAction>(action: A, subject: SubjectOf<A> | null | undefined): boolean;
  can(action: Action, subject?: unknown): boolean {
    return this.#allows(action, subject);
  }

  /** The server asks this before it sends a success: did this request ever pass the action that its route names? */
  wasAuthorised(action: Action): boolean {
    return this.#authorised.has(action);
  }

  #allows(action: Action, subject: unknown): boolean {
    if (!isSignedIn(this.actor)) return false;
    const definition = definitionOf(action);
    return this.#passes(definition, subject) && this.#hasMailboxFor(definition);
  }

  #passes(definition: Capability | RecordAction<unknown>, subject: unknown): boolean {
    if (!isSignedIn(this.actor)) return false;
    if (definition.on === 'capability') return definition.rule(this.actor, this.now);
    if (subject === null || subject === undefined) return false;
    return definition.rule(this.actor, subject, this.now);
  }

  #hasMailboxFor({ provenMailbox }: NeedsMailbox): boolean {
    if (!isSignedIn(this.actor)) return false;
    const isAsked =
      provenMailbox === 'of everybody' || (provenMailbox === 'of coaches' && this.actor.kind === 'coach');
    return !isAsked || this.actor.isMailboxProven;
  }

  #refusal(action: Action, subject: unknown): AppError {
    if (this.actor.kind === 'anonymous') return new AppError('sign_in_required', 'Sign in to continue.');
    if (this.actor.kind === 'suspended') {
      return suspended();
    }
    const definition = definitionOf(action);
    if (this.#passes(definition, subject)) return mailboxNotProven();
    if (definition.on === 'capability') return notAllowed();
    const isKnown =
      subject !== null && subject !== undefined && definition.knownWhen(this.actor, subject, this.now);
    return isKnown ? notAllowed() : notFound();
  }
}

/** The one answer for a record that is absent, or that this person may not see. Services throw the very same. */
export function notFound(): AppError {
  return new AppError('not_found', NOTHING_FOUND);
}

/** The answer that a suspended person gets from every route. */
export function suspended(): AppError {
  return new AppError(
    'account_suspended',
    'This account is suspended. Write to support to have it reviewed.',
  );
}

/** The answer where nothing but the proof is missing, so that a page can ask for it right there. */
function mailboxNotProven(): AppError {
  return new AppError('mailbox_not_proven', 'Confirm your email address first. We have sent you a code.');
}

function notAllowed(): AppError {
  return new AppError('not_allowed', 'Your account may not do this.');
}

/** The signatures of Guard tie each action to its subject; inside, the pair is only known to belong together. */
function definitionOf(action: Action): Capability | RecordAction<unknown> {
  return ACTIONS[action] as Capability | RecordAction<unknown>;
}
