/**
 * What a page itself blocks, apart from what it waits for. Lighthouse goes by the clock; where browser, server and
 * database share a few cores a task of 17 ms can take 140, and a phone runs no database. The trace also knows for how
 * long the processor worked on each task.
 */
import { Util } from 'lighthouse/shared/util.js';

const LONG_TASK_MS = 50;
/** How much of a score blocking is, and how much of it is how good: both as Lighthouse has them for a phone. */
const BLOCKING_WEIGHT = 0.3;
const BLOCKING_CURVE = { p10: 200, median: 600 };

export function byProcessorTime({ lhr, artifacts }, slowdown) {
  const blocked = processorBlocking(artifacts.Trace, slowdown);
  const gained = blockingScore(blocked) - blockingScore(lhr.audits['total-blocking-time'].numericValue);
  return { blocked, performance: lhr.categories.performance.score + BLOCKING_WEIGHT * gained };
}

/** To the end of the recording, where Lighthouse stops once a page can be used: rather too much than too little. */
function processorBlocking({ traceEvents }, slowdown) {
  const painted = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === painted.pid && tid === painted.tid)
    .filter(({ ts, dur }) => ts + dur > painted.ts)
    .map(({ dur, tdur = dur }) => (Math.min(tdur, dur) / 1000) * slowdown)
    .reduce((sum, ms) => sum + Math.max(0, ms - LONG_TASK_MS), 0);
}

function blockingScore(ms) {
  return Util.computeLogNormalScore(BLOCKING_CURVE, ms);
}
