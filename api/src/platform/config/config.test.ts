import { areaNames } from 'shared-contracts/area';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('needs nothing', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 4000, basePath: '/', isDemo: false, isSessionSecure: false });
    expect(config.remoteOrigins.of('map')).toBe('http://localhost:4005');
  });

  it('refuses a port that browsers refuse to open', () => {
    expect(() => readConfig({ PORT: '6000' })).toThrow(
      'PORT must be a port that browsers open; they refuse this one.',
    );
  });

  it('moves the remotes with the port, or puts them where it is told', () => {
    expect(readConfig({ PORT: '5000' }).remoteOrigins.of('admin')).toBe('http://localhost:5001');
    const { remoteOrigins } = readConfig({
      REMOTE_ORIGINS: 'admin=https://admin.example/x,map=https://map.example',
    });
    expect(['admin', 'map'].map(remoteOrigins.of)).toEqual([
      'https://admin.example/x',
      'https://map.example',
    ]);
    const together = readConfig({ REMOTE_ORIGINS: 'https://land.example/remotes/{area}/' }).remoteOrigins;
    expect(areaNames.map(together.of)).toEqual(
      areaNames.map((area) => `https://land.example/remotes/${area}`),
    );
    expect(together.origins).toEqual(['https://land.example']);
  });

  it('gives an area that it has not heard of a place too, and knows whose an address is', () => {
    const pattern = readConfig({ REMOTE_ORIGINS: 'https://land.example/remotes/{area}' }).remoteOrigins;
    expect(pattern.of('wells')).toBe('https://land.example/remotes/wells');
    expect(pattern.areaAt('https://land.example/remotes/wells/1.0.0/main.js')).toBe('wells');
    expect(pattern.areaAt('https://land.example/remotes/shell/1.0.0/main.js')).toBeUndefined();
    expect(pattern.areaAt('https://land.example/main.js')).toBeUndefined();
    const each = readConfig({
      REMOTE_ORIGINS: 'map=https://map.example',
      PUBLIC_URL: 'https://land.example',
    }).remoteOrigins;
    expect(each.of('wells')).toBe('https://land.example/remotes/wells');
    expect(each.origins).toEqual(['https://map.example', 'https://land.example']);
    const hosts = readConfig({ REMOTE_ORIGINS: 'https://{area}.land.example' }).remoteOrigins;
    expect(hosts.of('wells')).toBe('https://wells.land.example');
    expect(hosts.areaAt('https://wells.land.example/1.0.0/main.js')).toBe('wells');
    expect(hosts.origins).toEqual(['https://*.land.example']);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['METRICS_PORT', '6000'],
    ['METRICS_PORT', '4000'],
    ['METRICS_TOKEN', 'too-short'],
    ['METRICS_TOKEN', 'a-token-without-a-port'],
    ['BASE_PATH', 'land'],
    ['DATABASE_URL', 'mysql://somewhere'],
    ['REPLICA_URLS', 'postgresql://one/rightway'],
    ['REPLICA_URLS', 'mysql://one/rightway'],
    ['DEMO', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['REMOTE_ORIGINS', 'Moon=http://localhost'],
    ['REMOTE_ORIGINS', 'remotes/{area}'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['PUBLIC_URL', 'land.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Rightway'],
    ['OIDC_ISSUER', 'identity'],
    ['ADMIN_EMAIL', 'me'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} .+\\.$`));
  });

  it('knows the address that people open, with the base path', () => {
    expect(readConfig({}).publicUrl).toBe('http://localhost:4000/');
    expect(readConfig({ PORT: '5000', BASE_PATH: '/land/' }).publicUrl).toBe('http://localhost:5000/land/');
    expect(readConfig({ PUBLIC_URL: 'https://rightway.example/x' }).publicUrl).toBe(
      'https://rightway.example/',
    );
  });

  it('sets up single sign-on whole or not at all', () => {
    const issuer = 'https://identity.example';
    expect(readConfig({}).signOn).toBeUndefined();
    expect(() => readConfig({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'rightway' })).toThrow(
      'OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET beside it.',
    );
    const whole = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'rightway', OIDC_CLIENT_SECRET: 'secret' };
    expect(readConfig(whole).signOn).toMatchObject({ clientId: 'rightway', trustsEmail: false });
  });

  it('takes an empty variable for one that is not set', () => {
    const config = readConfig({ PORT: '', DATABASE_URL: '', HOST_FOLDER: '' });
    expect(config).toMatchObject({ port: 4000, databaseUrl: undefined, hostFolder: undefined });
  });

  it.each(['10.0.0.7', '10.0.0.0/8,loopback', 'uniquelocal', 'fd00::/8'])(
    'believes proxies at %s',
    (list) => {
      expect(readConfig({ TRUSTED_PROXIES: list }).trustedProxies).toBe(list);
    },
  );

  it('serves numbers on a port of their own, where one is named', () => {
    expect(readConfig({}).metrics).toBeUndefined();
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, token: undefined });
  });

  it('refuses the demo in production, where sessions need TLS', () => {
    expect(() => readConfig({ NODE_ENV: 'production', DEMO: 'true' })).toThrow(/refused in production/);
    expect(readConfig({ NODE_ENV: 'production' }).isSessionSecure).toBe(true);
  });
});
