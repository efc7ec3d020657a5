/** Thrown by a page whose record does not exist or may not be seen: the router then shows what it shows for any missing path. */
export class PageMissing extends Error {
  constructor() {
    super('There is nothing at this address.');
    this.name = 'PageMissing';
  }
}
