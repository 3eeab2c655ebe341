/**
 * Returns the key when it is valid.
 *
 * @throws Error for a key that could escape the folder or the bucket's prefix
 */
export function checkKey(key: string): string {
  const isSafe = key
    .split('/')
    .every((part, index, parts) =>
      part === '' ? index > 0 && index === parts.length - 1 : /^(?!\.+$)[\w.-]+$/.test(part),
    )
  if (!isSafe) throw new Error('A media key holds letters, digits, -, _, . and / only.')
  return key
}
