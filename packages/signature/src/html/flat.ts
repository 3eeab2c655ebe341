/**
 * Returns the same string, flattened in memory. V8 keeps a concatenated string as a tree of its
 * parts until a character is read. A string that is used repeatedly should be flattened once,
 * before its first use.
 */
export const flat = <Text extends string>(text: Text): Text => {
  void text.charCodeAt(0)
  return text
}
