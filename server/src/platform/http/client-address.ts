/** Whom a rate limit counts: an IPv4 address, or the /64 network of an IPv6 one, which a single person has whole. */
import { isIPv6 } from 'node:net';

export function limitKeyOf(ipAddress: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ipAddress);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(ipAddress)) return ipAddress;
  const [head = '', tail = ''] = (ipAddress.split('%')[0] ?? '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const missing = ipAddress.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`;
}
