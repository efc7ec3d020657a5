// @vitest-environment happy-dom
import type { ReleaseSwitch } from '@faircourt/contracts/family';
import { expect, test } from 'vitest';
import { videoRelease } from './use-video-release.ts';

// Only what it looks at.
const release = (field_group: 'videos' | 'academics', is_on: boolean) =>
  ({ field_group, is_on }) as unknown as ReleaseSwitch;

test('after a new video the decision of the guardian or the adult athlete is what comes next, until videos are released to anybody', () => {
  const switches = [release('videos', false), release('academics', true)];
  expect(videoRelease({ decides: true, switches }, false)).toBe('own');
  expect(videoRelease({ decides: false, switches }, false)).toBe('guardian');
  expect(videoRelease({ decides: false, switches }, true), 'nobody is there to decide').toBe('invite');
  expect(videoRelease({ decides: false, switches: [...switches, release('videos', true)] }, false)).toBe(
    'released',
  );
});
