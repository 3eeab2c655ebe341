/**
 * The same text as one piece of memory. Engines keep what was put together as a tree of its parts;
 * a text that is used many times should be walked through once only.
 */
export const flat = <Text extends string>(text: Text): Text => text.split('').join('') as Text
