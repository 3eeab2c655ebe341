/**
 * Character 29, which stands for FNC1 in a scanned text: the end of a field without fixed length.
 */
export const fnc1 = '\u001d'

/** The properties of a `keydown` event that identify a scan. */
export interface KeyPress {
  /** The character of the key in the page's keyboard layout, for example `à`. */
  key: string
  /** Position of the key, named as on a US keyboard, for example `Digit0`. */
  code: string
  /** When the key was pressed, in ms. */
  timeStamp: number
  /** Whether Ctrl, or Command on a Mac, is down. */
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
  altGraph: boolean
  capsLock: boolean
  /** Whether the event comes from a key that is held down. */
  repeat: boolean
}

export function keyPressOf(event: KeyboardEvent): KeyPress {
  const { key, code, timeStamp, ctrlKey, metaKey, shiftKey, altKey, repeat } = event
  return {
    key,
    code,
    timeStamp,
    ctrlKey: ctrlKey || metaKey,
    shiftKey,
    altKey,
    altGraph: event.getModifierState('AltGraph'),
    capsLock: event.getModifierState('CapsLock'),
    repeat,
  }
}

const modifiers = ['Shift', 'Control', 'Alt', 'AltGraph', 'CapsLock', 'NumLock']

export function isModifier({ key }: KeyPress): boolean {
  return modifiers.includes(key)
}

/** Whether Ctrl or Alt changes what the key does. AltGr only selects a character. */
const isCommand = ({ ctrlKey, altKey, altGraph }: KeyPress) => (ctrlKey || altKey) && !altGraph

/**
 * Whether the key can end a scan: Enter, Tab or Ctrl+J. Some scanners type Ctrl+J as a line feed
 * after Enter, which would open the browser's downloads.
 */
export function isTerminator(press: KeyPress): boolean {
  if (press.ctrlKey && press.code === 'KeyJ') return true
  return ['Enter', 'Tab'].includes(press.key) && !isCommand(press) && !press.shiftKey
}

/** Whether the key stands for FNC1: character 29, or Ctrl+] by its position or its character. */
export function isFnc1({ key, code, ctrlKey, altGraph }: KeyPress): boolean {
  return key === fnc1 || (ctrlKey && !altGraph && (code === 'BracketRight' || key === ']'))
}

/** Returns the digit printed on a number pad key, whether or not Num Lock is on. */
export function padDigitOf({ code }: KeyPress): string | undefined {
  return /^Numpad(\d)$/.exec(code)?.[1]
}

/** Whether the key is a digit of a character code, typed on the number pad while Alt is down. */
export function isAltDigit(press: KeyPress): boolean {
  return press.altKey && !press.altGraph && padDigitOf(press) !== undefined
}

export function isCharacter(press: KeyPress): boolean {
  if (isFnc1(press) || isAltDigit(press)) return true
  if (isCommand(press)) return false
  return press.key.length === 1 || press.key === 'Dead' || padDigitOf(press) !== undefined
}
