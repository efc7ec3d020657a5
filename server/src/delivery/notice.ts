/** What a notice needs beside the event that it follows from: when that was, and how mail leaves. */
import type { JobQueue } from '../platform/jobs.ts';

export interface NoticeContext {
  now: Date;
  jobs: JobQueue;
  /** Where the links in mails lead. */
  baseUrl: string;
}
