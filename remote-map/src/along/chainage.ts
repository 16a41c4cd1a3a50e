/** A place on a route as surveyors write it: kilometres and metres from its beginning, `12+340`. */
export function chainage(metres: number): string {
  const whole = Math.round(metres);
  return `${Math.floor(whole / 1000)}+${String(whole % 1000).padStart(3, '0')}`;
}
