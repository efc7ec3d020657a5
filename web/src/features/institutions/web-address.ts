/** People type `college.edu` and mean the address that a browser would open. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  return address === '' || /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
}
