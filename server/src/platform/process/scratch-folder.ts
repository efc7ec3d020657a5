/** A folder for temporary files that is gone when we are, also by Ctrl-C or a signal. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appointCaretaker } from './caretaker.ts';

export interface ScratchFolder {
  path: string;
  remove(): Promise<void>;
}

/** For a purpose, such as "bench"; below the system's folder for temporary files unless another one is named. */
export async function makeScratchFolder(purpose: string, parent = tmpdir()): Promise<ScratchFolder> {
  const path = await mkdtemp(join(parent, `faircourt-${purpose}-`));
  const caretaker = appointCaretaker({ folders: [path] });
  return {
    path,
    async remove() {
      await rm(path, { recursive: true, force: true });
      caretaker.dismiss();
    },
  };
}
