/** The process that draws one picture: the file comes in by standard input, the drawn picture leaves by its output. */
import { buffer } from 'node:stream/consumers';
import { drawPicture, PICTURE_PURPOSES, TooManyPixels } from './picture.draw.ts';
import { DAMAGED, TOO_MANY_PIXELS } from './picture.exit-codes.ts';

const LIVES_AT_MOST_MS = 60_000;

const purpose = PICTURE_PURPOSES.find((known) => known === process.argv[2]);
if (!purpose) throw new Error(`Unknown purpose: ${process.argv[2]}`);

// The server that started this process ends it sooner; the timer is for the case that the server was killed.
setTimeout(() => process.kill(process.pid, 'SIGKILL'), LIVES_AT_MOST_MS).unref();

const content = await buffer(process.stdin);
try {
  process.stdout.write(await drawPicture(purpose, content));
} catch (error) {
  if (error instanceof TooManyPixels) process.stdout.write(String(error.megapixels));
  // The decoder's complaints differ by format and version; all of them mean that this picture cannot be used.
  process.exitCode = error instanceof TooManyPixels ? TOO_MANY_PIXELS : DAMAGED;
}
