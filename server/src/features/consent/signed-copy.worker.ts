/** The thread that draws one signed copy. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawSignedCopy, type SignedCopy } from './signed-copy.ts';

// Given by signed-copy.service.ts and by nothing else.
const drawn = await drawSignedCopy(workerData as SignedCopy);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
parentPort?.postMessage(drawn);
