/** How often reports are drawn as files: each takes the server a moment, and families read of a look. */
import type { Limit } from '../../platform/rate-limit.ts';

export const REPORT_FILES: Limit = { name: 'player-reports:files', max: 20, windowSeconds: 60 * 60 };
