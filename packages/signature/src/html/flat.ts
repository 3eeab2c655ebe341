/**
 * The same text, flattened in memory. V8 keeps a concatenated string as a tree of its parts until a
 * character is read. Flatten a text that is used many times only once.
 */
export const flat = <Text extends string>(text: Text): Text => {
  void text.charCodeAt(0)
  return text
}
