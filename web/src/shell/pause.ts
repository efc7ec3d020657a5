/** Between pieces of work: what the browser has to answer comes first. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
