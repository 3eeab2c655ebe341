import type { KeyPress } from './key-press.ts'

/** The keys of both layouts row by row, as printed on them. */
const codes = [
  'Backquote Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal',
  'KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight',
  'KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote Backslash',
  'IntlBackslash KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash',
  'Space',
]
  .join(' ')
  .split(' ')

const printed = {
  us: {
    plain: "`1234567890-=qwertyuiop[]asdfghjkl;'\\\\zxcvbnm,./ ",
    shift: '~!@#$%^&*()_+QWERTYUIOP{}ASDFGHJKL:"||ZXCVBNM<>? ',
  },
  french: {
    plain: '²&é"\'(-è_çà)=azertyuiop^$qsdfghjklmù*<wxcvbn,;:! ',
    shift: '~1234567890°+AZERTYUIOP¨£QSDFGHJKLM%µ>WXCVBN?./§ ',
  },
}

export type Keyboard = keyof typeof printed

/** A physical key, with or without Shift. */
interface Stroke {
  code: string
  shiftKey: boolean
}

function strokeOf(character: string, keyboard: Keyboard): Stroke {
  const { plain, shift } = printed[keyboard]
  const place = plain.indexOf(character)
  const index = place < 0 ? shift.indexOf(character) : place
  const code = codes[index]
  if (index < 0 || !code) throw new Error(`The ${keyboard} keyboard has no key ${character}.`)
  return { code, shiftKey: place < 0 }
}

const hasCase = (character: string) => character.toLowerCase() !== character.toUpperCase()

/**
 * Returns the character of a key in the page's layout. In the French layout of Windows, Caps Lock
 * shifts all keys.
 */
function keyOf({ code, shiftKey }: Stroke, page: Keyboard, capsLock: boolean): string {
  const { plain, shift } = printed[page]
  const index = codes.indexOf(code)
  const isLocked = capsLock && (page === 'french' || hasCase(plain.charAt(index)))
  const key = (shiftKey === isLocked ? plain : shift).charAt(index)
  return '^¨'.includes(key) && page === 'french' ? 'Dead' : key
}

const noKey: KeyPress = {
  key: '',
  code: '',
  timeStamp: 0,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  altGraph: false,
  capsLock: false,
  repeat: false,
}

/** One key press; `code` is the key's name unless given. */
export function press(key: string, values: Partial<KeyPress> = {}): KeyPress {
  return { ...noKey, key, code: key, ...values }
}

export interface Typing {
  /** The layout that the scanner is set to. */
  scanner: Keyboard
  /** The layout of the computer. */
  page: Keyboard
  capsLock?: boolean
}

/** Returns the key presses with which a scanner types a text; character 29 is typed as Ctrl+]. */
export function keysOf(text: string, { scanner, page, capsLock = false }: Typing): KeyPress[] {
  return text.split('').flatMap((character) => {
    if (character === '\u001d') {
      const key = page === 'us' ? ']' : '$'
      return [press('Control'), press(key, { code: 'BracketRight', ctrlKey: true, capsLock })]
    }
    const stroke = strokeOf(character, scanner)
    const typed = press(keyOf(stroke, page, capsLock), { ...stroke, capsLock })
    return stroke.shiftKey ? [press('Shift', { shiftKey: true }), typed] : [typed]
  })
}

/** Assigns times to the keys, cycling through the gaps between them. */
export function at(keys: readonly KeyPress[], start: number, ...gaps: number[]): KeyPress[] {
  let timeStamp = start
  return keys.map((key, index) => {
    if (index > 0) timeStamp += gaps[(index - 1) % gaps.length] ?? 0
    return { ...key, timeStamp }
  })
}

export const enter = press('Enter')
export const tab = press('Tab')
