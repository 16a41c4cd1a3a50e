/**
 * Loaded first into the API (`NODE_OPTIONS=--import …`): between the messages `begin` and `end` of its parent it checks
 * every millisecond how much processor time the thread that answers requests has used since the last check, and reports
 * the largest amount. Other programs on the machine do not count.
 */
let longest = 0;
let before = 0;
let timer: NodeJS.Timeout | undefined;

/** Milliseconds of processor time that this thread has used. */
function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function look(): void {
  const now = used();
  longest = Math.max(longest, now - before);
  before = now;
  timer = setTimeout(look, 1);
}

process.on('message', (message) => {
  clearTimeout(timer);
  if (message === 'begin') {
    longest = 0;
    before = used();
    look();
  } else process.send?.({ longest: Math.max(longest, used() - before) });
});
process.channel?.unref();
