import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFolder, checkPorts, readPort } from './start-checks.ts';

describe('what keeps the suite from starting', () => {
  it('PORT moves it, and 4000 is where it starts without', () => {
    expect(readPort({})).toBe(4000);
    expect(readPort({ PORT: '5000' })).toBe(5000);
  });

  it.each(['', 'abc', '0', '65531', '80.5', '-1'])('a PORT of %j is refused by name', (PORT) => {
    expect(() => readPort({ PORT })).toThrow(`PORT must be a number from 1 to 65530; it is '${PORT}'.`);
  });

  it('a port that browsers refuse is refused before anything is built, the remotes’ too', () => {
    expect(() => readPort({ PORT: '6000' })).toThrow(
      'Browsers refuse to open port 6000 so PORT cannot be 6000. Choose another.',
    );
    expect(() => readPort({ PORT: '5057' })).toThrow(
      'Browsers refuse to open port 5060, which a remote would have, so PORT cannot be 5057. Choose another.',
    );
  });

  it('a port in use is named, with the way round it', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    await expect(checkPorts([port], 'npm start')).rejects.toThrow(
      `Port ${port} is in use. Stop what uses it, or move Rightway: PORT=${port + 1000} npm start`,
    );
    await new Promise((resolve) => server.close(resolve));
    await expect(checkPorts([port], 'npm start')).resolves.toBeUndefined();
  });

  it('a data folder that cannot be made is named', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rightway-checks-'));
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(() => checkFolder(join(file, 'data'))).toThrow(
      /^The data folder .*a-file\/data cannot be written/,
    );
    expect(() => checkFolder(join(folder, 'data'))).not.toThrow();
    rmSync(folder, { recursive: true });
  });
});
