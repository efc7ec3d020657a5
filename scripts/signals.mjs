/**
 * Ctrl-C and kill end a command and everything that it has started. npm hands a signal to the shell that runs the
 * script, and that shell would die without passing it on: so the scripts in package.json begin with "exec", which puts
 * Node in the shell's place.
 */
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'];
/** Longer than a server or a test run takes to stop in good order. */
const END_WITHIN_MS = 40_000;
/** Some programs are deaf to Ctrl-C: those that a shell has put into the background. */
const INSIST_AFTER_MS = 5_000;

/** Leaders of groups: what they start belongs to them. */
const running = new Set();

let isEnding = false;
const endOnce = (signal) => {
  if (!isEnding) void endAll(signal);
  isEnding = true;
};

for (const signal of SIGNALS) process.on(signal, endOnce);

/** The child must be detached. It and all that it starts end when we are told to. */
export function endWithUs(child) {
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
}

/** From now on signals are answered like this, and the caller decides when to end. */
export function takeOver(answer) {
  for (const signal of SIGNALS) process.off(signal, endOnce).on(signal, answer);
}

/** Settles unless we are ending: then nobody reports the signal as a fault, nor goes on to the next step. */
export function unlessEnding(settle) {
  if (!isEnding) settle();
}

async function endAll(signal) {
  const groups = [...running].map((child) => child.pid).filter(Boolean);
  for (const group of groups) send(group, signal);
  await untilEmpty(groups, INSIST_AFTER_MS);
  for (const group of groups) send(group, 'SIGTERM');
  await untilEmpty(groups, END_WITHIN_MS);
  for (const group of groups) send(group, 'SIGKILL');
  process.exit(128 + constants.signals[signal]);
}

async function untilEmpty(groups, withinMs) {
  const deadline = Date.now() + withinMs;
  while (groups.some((group) => send(group, 0)) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** False when nobody of the group is left. */
function send(group, signal) {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}
