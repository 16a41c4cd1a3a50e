// Runs on any Node: prints a plain message where it is too old, before anything newer is parsed.
var major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(`Rightway needs Node 20 or later; this is Node ${process.versions.node}.`);
  process.exit(1);
}
import('./bootstrap-toolchain.mjs').then((toolchain) =>
  toolchain.run(process.argv[2], process.argv.slice(3)),
);
