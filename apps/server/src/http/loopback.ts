import { isIP } from 'node:net';

/** Whether an address is this machine's own. A name that only begins like one (`127.example.org`) is not. */
export function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && /^(?:::1$|(?:::ffff:)?127\.)/.test(address);
}
