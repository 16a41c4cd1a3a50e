/** Counts from now on how often other work gets a turn. `end` returns the count. */
export function countTurns() {
  let [turns, isOn] = [0, true];
  const count = () => {
    turns += 1;
    if (isOn) setImmediate(count);
  };
  setImmediate(count);
  return {
    end: () => {
      isOn = false;
      return turns;
    },
  };
}
