/** For the settings of the browser tests, which are TypeScript. */
export function findBrowser(): string | undefined;
export function provideBrowser(): Promise<string>;
