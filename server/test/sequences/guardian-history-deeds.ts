/** What people do in a family over the years, and what somebody outside of it then sees. */

/** One honest, the child's own second account, and a coach's second account. */
export type Guardian = 'mother' | 'second' | 'alias';
export type Person = Guardian | 'athlete';
/** Somebody signed in, the coach of a verified college, and one of another college whom the family may block. */
export type Viewer = 'member' | 'coach' | 'blockable';
export type Group = 'identity' | 'videos';
export type Audience = 'everyone' | 'verified_colleges';
export type Switch = 'private' | 'public' | 'colleges_only';
/** What the athlete says on the first save, and who invited them. */
export interface Start {
  birthdate: string;
  gradYear: number;
  isInvitedByCoach: boolean;
}
type Answer = boolean | Promise<boolean>;

/** What people do, on the server and in the model alike. Each says whether it was, or had to be, allowed. */
export interface Deeds {
  prove(guardian: Guardian): Answer;
  /** The coach proves an address in this guardian's mailbox, or one of their own. */
  shareMailbox(guardian: Guardian | 'nobody'): Answer;
  link(guardian: Guardian): Answer;
  agree(by: Guardian, whom: Guardian): Answer;
  refuse(by: Guardian, whom: Guardian): Answer;
  unlink(guardian: Guardian, by: Person): Answer;
  state(guardian: Guardian, isOfAge: boolean): Answer;
  check(guardian: Guardian, isConvincing: boolean): Answer;
  checkAge(isConvincing: boolean): Answer;
  sign(guardian: Guardian): Answer;
  release(by: Person, group: Group, audience: Audience): Answer;
  mark(by: Person, isPublic: boolean): Answer;
  show(visibility: Switch): Answer;
  lockDown(by: Person): Answer;
  liftLockDown(by: Guardian): Answer;
  block(by: Person): Answer;
  liftBlocks(by: Person): Answer;
  liftHold(by: Guardian | 'admin'): Answer;
  wait(days: number): Answer;
}

export interface Sight {
  isFound: boolean;
  opens: boolean;
  isNamed: boolean;
  showsVideo: boolean;
  hasContact: boolean;
}
export const NOTHING: Sight = {
  isFound: false,
  opens: false,
  isNamed: false,
  showsVideo: false,
  hasContact: false,
};
