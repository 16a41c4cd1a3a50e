/**
 * Loaded first into each part of a running suite (`node --import`): ends it as
 * Ctrl+C would when the process that started it is gone, however that ended.
 */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Listening by itself must not keep a part alive.
  process.channel.unref();
}
