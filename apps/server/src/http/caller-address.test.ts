import { expect, test } from 'vitest';
import { countedAddress, networkOf } from './caller-address';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::', '2001:db8:1:2::'],
  ['2001:db8::ffff:1', '2001:db8:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '::1'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('loopback is counted only behind a trusted proxy, where callers could name it themselves', () => {
  for (const loopback of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1']) {
    expect(countedAddress(false)(loopback)).toBeNull();
    expect(countedAddress(true)(loopback)).not.toBeNull();
  }
  expect(countedAddress(false)('::2')).toBe('0:0:0:0::');
});
