/** Uploads go through XMLHttpRequest, because only that says how far they have come. Here a test says it. */
import { vi } from 'vitest';

class FakeUpload extends EventTarget {
  static readonly started: FakeUpload[] = [];
  readonly upload = new EventTarget();
  method = '';
  path = '';
  sent: Blob | null = null;
  status = 0;
  responseText = '';
  isAborted = false;

  open(method: string, path: string): void {
    this.method = method;
    this.path = path;
  }
  setRequestHeader(): void {}
  getResponseHeader(): string | null {
    return null;
  }
  send(file: Blob): void {
    this.sent = file;
    FakeUpload.started.push(this);
  }
  abort(): void {
    this.isAborted = true;
    this.#end('abort');
  }

  /** So much of it has left the browser. */
  progress(share: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: share * 100, total: 100 }));
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.#end('load');
  }
  /** The connection is lost. */
  lose(): void {
    this.#end('error');
  }

  #end(how: string): void {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}

/** The uploads that a test starts, in their order. */
export function fakeUploads(): FakeUpload[] {
  FakeUpload.started.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  return FakeUpload.started;
}

export function uploadAt(uploads: readonly FakeUpload[], index: number): FakeUpload {
  const upload = uploads[index];
  if (!upload) throw new Error(`There is no upload number ${index + 1}.`);
  return upload;
}
