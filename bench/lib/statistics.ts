/** Returns the value below which the given share of the samples lies: the median for `0.5`. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((first, second) => first - second)
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? Number.NaN
  const above = sorted[Math.ceil(at)] ?? Number.NaN
  return below + (above - below) * (at - Math.floor(at))
}
