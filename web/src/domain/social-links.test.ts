import { SOCIAL_NETWORKS } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { socialLinks } from './social-links.ts';

test('a handle becomes a link to its network, in a steady order', () => {
  expect(socialLinks({ youtube: 'maya.hoops', instagram: 'maya_23' })).toEqual([
    { network: 'instagram', handle: 'maya_23', address: 'https://www.instagram.com/maya_23' },
    { network: 'youtube', handle: 'maya.hoops', address: 'https://www.youtube.com/@maya.hoops' },
  ]);
});

test('networks without a handle have no link', () => {
  expect(socialLinks({})).toEqual([]);
});

test.each(SOCIAL_NETWORKS)('whatever the handle says, the link stays at %s', (network) => {
  const [usual] = socialLinks({ [network]: 'maya' });
  const [odd] = socialLinks({ [network]: '../..//evil.example?x=#javascript:' });
  expect(new URL(odd?.address ?? '').origin).toBe(new URL(usual?.address ?? '').origin);
  expect(new URL(odd?.address ?? '').search).toBe('');
});
