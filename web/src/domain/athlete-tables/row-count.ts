/** Counts the rows of a CSV while its bytes arrive. A row ends with CR and LF; a line break inside a cell is LF alone. */
const CR = 13;
const LF = 10;

export class RowCount {
  #lines = 0;
  #last = 0;

  /** Returns the rows so far, the head left out. */
  add(bytes: Uint8Array): number {
    for (const byte of bytes) {
      if (byte === LF && this.#last === CR) this.#lines += 1;
      this.#last = byte;
    }
    return this.rows;
  }

  get rows(): number {
    return Math.max(this.#lines - 1, 0);
  }
}
