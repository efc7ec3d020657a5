/** What stops a backup or a restore and can be said in one sentence: it is printed as it is, without a stack trace. */
export class BackupError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'BackupError';
  }
}
