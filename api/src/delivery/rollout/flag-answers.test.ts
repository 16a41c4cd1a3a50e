import { OpenFeature, type Provider, StandardResolutionReasons } from '@openfeature/server-sdk';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { flagAnswers } from './flag-answers.ts';

/** What the service answers now: on, off, or nothing if it is away. */
let service: boolean | 'away' = true;
let [requestCount, now] = [0, 0];

const refused = () => Promise.reject(new Error('Only flags that are on or off are asked for.'));

const provider: Provider = {
  metadata: { name: 'a service that tests answer for' },
  runsOn: 'server',
  resolveBooleanEvaluation: async () => {
    requestCount += 1;
    if (service === 'away') throw new Error('Nobody answers.');
    return { value: service, reason: StandardResolutionReasons.TARGETING_MATCH };
  },
  resolveNumberEvaluation: refused,
  resolveStringEvaluation: refused,
  resolveObjectEvaluation: refused,
};

await OpenFeature.setProviderAndWait('flag answers', provider);
afterAll(() => OpenFeature.close());

describe('the answer of a flag service', () => {
  const answers = flagAnswers(OpenFeature.getClient('flag answers'), () => new Date(now));
  const ask = (user: string) => answers('enableMap', user, {});

  beforeEach(() => {
    [service, now] = [true, now + 60_000];
  });

  it('counts for whom it was given while the service is away, and nobody else has the flag', async () => {
    expect(await ask('ann')).toBe(true);
    service = 'away';
    expect(await ask('ann')).toBe(true);
    now += 6000;
    expect(await ask('bob')).toBe(false);
  });

  it('is asked for again after five seconds, and not before, so that nobody waits for who is away', async () => {
    service = 'away';
    await ask('ann');
    const before = requestCount;
    now += 4999;
    await Promise.all(['ann', 'bob', 'cleo'].map(ask));
    expect(requestCount).toBe(before);
    service = false;
    now += 1;
    expect(await ask('ann')).toBe(false);
    expect(requestCount).toBe(before + 1);
  });
});
