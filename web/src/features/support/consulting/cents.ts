/** Dollars as people type them, with a point or a comma before the cents, as whole cents. NaN for what is no amount. */
export function centsOf(typed: string): number | undefined {
  const given = typed.replaceAll(/[\s$]/g, '');
  if (given === '') return undefined;
  const [, whole = '', cents = ''] = /^(\d{1,3}(?:[.,]\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(given) ?? [];
  if (whole === '') return Number.NaN;
  return Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}
