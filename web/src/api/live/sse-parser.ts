/** Reads server-sent events out of pieces of text, wherever the network happened to cut them. */

export interface ServerSentEvent {
  event: string;
  data: string;
  /** The id of this event or of the last one before it that had one. */
  id: string;
}

export class SseParser {
  #rest = '';
  #event = '';
  #data: string[] = [];
  #id = '';

  /** Takes the next piece and gives back the events that it completed. */
  push(text: string): ServerSentEvent[] {
    const lines = (this.#rest + text).split(/\r\n|\n|\r(?!$)/u);
    // A trailing \r may be half of \r\n, so it waits with the unfinished line.
    this.#rest = lines.pop() ?? '';
    return lines.flatMap((line) => this.#takeLine(line));
  }

  #takeLine(line: string): ServerSentEvent[] {
    if (line === '') return this.#finish();
    const colon = line.indexOf(':');
    // A line that starts with a colon is a comment: the server's sign of life.
    if (colon === 0) return [];
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /u, '');
    if (name === 'event') this.#event = value;
    if (name === 'data') this.#data.push(value);
    if (name === 'id' && !value.includes('\0')) this.#id = value;
    return [];
  }

  #finish(): ServerSentEvent[] {
    const event = { event: this.#event || 'message', data: this.#data.join('\n'), id: this.#id };
    const hasData = this.#data.length > 0;
    this.#event = '';
    this.#data = [];
    return hasData ? [event] : [];
  }
}
