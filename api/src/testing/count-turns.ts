/** Counts how often others would have their turn from now on. `end` tells it. */
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
