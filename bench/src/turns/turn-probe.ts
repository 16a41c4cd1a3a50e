/**
 * Loaded first into the API (`NODE_OPTIONS=--import …`): between the messages `begin` and `end` of its parent it looks once
 * a millisecond how much processor time the thread that answers people took since the last look, and tells the most of it.
 * What other programs of the machine take does not count.
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
