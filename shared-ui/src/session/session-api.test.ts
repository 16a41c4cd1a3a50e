import { describe, expect, it, vi } from 'vitest';
import { createSessionApi } from './session-api.ts';

/** Makes the network answer every request this way; records the requests. */
function networkAnswers(answer: () => Response | Promise<Response>) {
  const requests: { address: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    requests.push({ address, init });
    return answer();
  });
  return requests;
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('the calls around a session', () => {
  it('go to the API below the base path, with the cookie', async () => {
    const requests = networkAnswers(() => json({ result: null }));
    await createSessionApi('/land/').signIn({ userName: 'ann', password: 'secret' });
    expect(requests[0]?.address).toBe('/land/api/account/sign-in');
    expect(requests[0]?.init).toMatchObject({ method: 'POST', credentials: 'same-origin' });
    expect(requests[0]?.init.body).toBe('{"userName":"ann","password":"secret"}');
  });

  it('are refused in the words of the API', async () => {
    networkAnswers(() => json({ message: 'The user name or password is wrong.' }, 401));
    await expect(createSessionApi('/').signIn({ userName: 'ann', password: 'wrong' })).rejects.toThrow(
      /^The user name or password is wrong\.$/,
    );
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['something between answers', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('say that Rightway was not reached where %s', async (_case, answer) => {
    networkAnswers(answer);
    await expect(createSessionApi('/').signOut()).rejects.toThrow(/^Rightway could not be reached\. /);
  });

  it('take no start answer that is not one', async () => {
    networkAnswers(() => json({ result: { user: 'ann' } }));
    await expect(createSessionApi('/').start()).rejects.toThrow();
  });

  it('find help by form type', async () => {
    const requests = networkAnswers(() => json({ result: { url: 'https://help.test/master-data' } }));
    expect(await createSessionApi('/').help('master-data')).toBe('https://help.test/master-data');
    expect(requests[0]?.address).toBe('/api/support?type=master-data');
  });
});
