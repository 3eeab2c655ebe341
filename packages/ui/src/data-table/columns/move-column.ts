/** Returns the keys with one of them moved to the position of another. */
export function moved(keys: readonly string[], key: string, target: string): string[] {
  const to = keys.indexOf(target)
  if (to === -1 || !keys.includes(key)) return [...keys]
  return keys.filter((other) => other !== key).toSpliced(to, 0, key)
}
