import { register } from '@herohood/api/account/register';
import type { Ports } from '@herohood/api/context';
import { createContext } from '@herohood/api/create-context';
import { registerInput } from '@herohood/domain/account/schema';

/** Signs a parent up without HTTP, for servers of other routers; the cookies of their session. */
export async function signUp(ports: Ports): Promise<string> {
  const cookies: string[] = [];
  const request = {
    ...{ cookies: {}, address: '203.0.113.1', origin: 'https://hero.example' },
    ...{ userAgent: '', acceptLanguage: '', role: null, isFromThisMachine: true },
  };
  const reply = {
    status: () => {},
    setCookie: (name: string, value: string) => void cookies.push(`${name}=${value}`),
  };
  const names = { firstName: 'Ada', lastName: 'Hero' };
  const input = { email: 'ada@hero.example', password: 'a good password', ...names };
  await register(createContext(ports, request, reply), registerInput.parse(input));
  return cookies.join('; ');
}
