import { describe, expect, test } from 'vitest';
import { itemPath, queuePath, queueQuery, readQueueView, writeQueueView } from './queue-view.ts';

const read = (address: string) => readQueueView(new URLSearchParams(address));

describe('the address of the queue', () => {
  test('a view survives being written and read', () => {
    const address = 'facts=academics&country=MX&unclaimed=true';
    expect(writeQueueView(read(address)).toString()).toBe(address);
    expect(writeQueueView(read('part=decided&facts=season')).toString()).toBe('part=decided&facts=season');
  });

  test('an empty address is all that is open, and is not spelled out', () => {
    const view = read('');
    expect(view).toEqual({ part: 'open', factGroup: null, country: null, isUnclaimed: false });
    expect(queuePath(view)).toBe('/dashboard/verifications');
  });

  test('nonsense is left out', () => {
    expect(read('part=all&facts=shoes&country=ZZ&unclaimed=maybe')).toEqual(read(''));
  });

  test('“unclaimed” is asked of open items only', () => {
    expect(queueQuery(read('part=mine&unclaimed=true'))).toEqual({ part: 'mine' });
    expect(queueQuery(read('unclaimed=true'))).toEqual({ part: 'open', unclaimed: 'true' });
  });

  test('an item keeps the view that it was opened from', () => {
    expect(itemPath('7', read('country=BR'))).toBe('/dashboard/verifications/7?country=BR');
  });
});
