/** What a fault is here: something that breaks under a running product, the bar it has to clear, and what was measured. */

export interface Outcome {
  /** What was measured, in words a person reads: "0 of 5,000 failed, first success after 0.4 s". */
  figure: string;
  holds: boolean;
}

export interface Fault {
  name: string;
  /** How many server processes share the database while it happens. */
  servers: 1 | 2;
  bar: string;
  /** Programs of the operating system that it needs; without them the fault counts as not shown. */
  needs?: readonly Program[];
  run(): Promise<Outcome>;
}

/** Debian's packages of the same names bring them; PostgreSQL comes with the npm packages. */
export type Program = 'haproxy' | 'nginx' | 'pgbouncer';
