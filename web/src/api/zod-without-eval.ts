/**
 * Zod tries `new Function` to find out whether it may compile its checks. The Content-Security-Policy refuses that and
 * reports it on every page, so Zod is told beforehand. Must run before the first schema is made.
 */
import { config } from 'zod';

config({ jitless: true });
