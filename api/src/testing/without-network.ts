import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';

const refuse = (): never => {
  throw new Error('There is no network here.');
};

// Loaded before a program (`--import`), this disables the network: any lookup or connection throws.
Socket.prototype.connect = refuse;
Object.assign(dns, { lookup: refuse, resolve: refuse });
globalThis.fetch = refuse;
syncBuiltinESMExports();
