/**
 * Marks the plan of a coach who is signed in, once the page stands. It asks with the token that the browser keeps, while that
 * is good; renewing it is the application's work. Without an answer nothing is marked, and the page is true all the same.
 */
import { readOwnPlan } from './own-plan.ts';

const root = document.documentElement;
if (root.dataset.role === 'coach') {
  if (document.readyState === 'complete') void mark();
  else addEventListener('load', () => void mark(), { once: true });
}

async function mark(): Promise<void> {
  const plan = await readOwnPlan({
    storage: localStorage,
    fetch: (...call) => fetch(...call),
    now: Date.now(),
  });
  // Signing out in another tab may have come first.
  if (plan !== null && root.dataset.role === 'coach') root.dataset.plan = plan;
}
